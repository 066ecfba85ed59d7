import { readFileSync } from 'node:fs'
import { z } from 'zod'

const budgetsSchema = z.strictObject({
  /** Seconds on a quiet machine with two cores, and processor seconds, of each level in the gate. */
  levels: z.record(
    z.string(),
    z.strictObject({ seconds: z.number().positive(), cpu: z.number().positive() }),
  ),
  /** How often the process tests start the site in the gate. */
  starts: z.number().int().positive(),
  /** The journeys that open more pages in the gate than `maxVisits`, and why. */
  visits: z.record(
    z.string(),
    z.strictObject({ max: z.number().int().positive(), reason: z.string().min(10) }),
  ),
})

export type Budgets = z.infer<typeof budgetsSchema>

/** How many pages the journeys of a file may open in the gate. */
const maxVisits = 10

/** How far a level may exceed its processor seconds, which differ between processors. */
const tolerance = 1.3

/**
 * Reads the budgets of the gate.
 *
 * @throws ZodError or SyntaxError when the file is invalid.
 */
export function readBudgets(): Budgets {
  return budgetsSchema.parse(JSON.parse(readFileSync('scripts/test/budgets.json', 'utf8')))
}

/** Lists the files whose journeys open more pages than they may. */
export function exceededVisits(visits: ReadonlyMap<string, number>, budgets: Budgets): string[] {
  return [...visits].flatMap(([file, count]) => {
    const max = budgets.visits[file]?.max ?? maxVisits
    return count > max ? [`${file} opens ${count} pages in the gate, and may open ${max}.`] : []
  })
}

/** Says when the process tests start the site more often than they may. */
export function exceededStarts(starts: number, budgets: Budgets): string[] {
  return starts > budgets.starts
    ? [
        `The process tests start the site ${starts} times in the gate, and may start it ${budgets.starts} times.`,
      ]
    : []
}

/** Says when a level uses more processor time than it may; null is unknown. */
export function exceededCpu(level: string, cpuSeconds: number | null, { levels }: Budgets): string[] {
  const max = (levels[level]?.cpu ?? Number.POSITIVE_INFINITY) * tolerance
  return cpuSeconds !== null && cpuSeconds > max
    ? [`${level} takes ${Math.round(cpuSeconds)} s of processor time, and may take ${Math.round(max)} s.`]
    : []
}
