import { createReadStream } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { openCms } from '#cms/open.ts'
import { type EventImportReport, loadEventImport } from '#features/motorsport/motorsport-events/jobs.ts'
import { type ImportReport, loadImport } from '#features/stock/stock-feeds/jobs.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { isMigrated } from '#server/prepare/pending.ts'

/** Formats the report of an import of events for the terminal. */
function describeEvents({ counts, refusals }: EventImportReport): string {
  const { read, added, changed, unchanged } = counts
  const lines = [
    `${read} ${read === 1 ? 'event' : 'events'} read: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refusals.length} refused.`,
    ...refusals.map(({ line, title, problem }) => `  line ${line}, ${title || 'no title'}: ${problem}`),
  ]
  return `${lines.join('\n')}\n`
}

const usage =
  'Usage: npm run import -- stock FILE [--dealers CODE,CODE] [--allow-large-removal], or npm run import -- events FILE'

/** EX_DATAERR of sysexits.h: the feed is at fault, and the same run would fail again. */
const dataRefused = 65
/** EX_TEMPFAIL: another import is running. */
const tryAgain = 75
const printedRefusals = 50

/**
 * `npm run import -- stock FILE`: applies a feed of used vehicles in one transaction.
 * `npm run import -- events FILE`: adds and changes events of the calendar. The site may be running.
 */
export const task: Task = async (args, { calledFrom, signal }) => {
  const { kind, file, dealers, allowLargeRemoval } = readArguments(args)
  const source = path.resolve(calledFrom, file)
  await access(source).catch(() => {
    throw new OperatorError(`${source} cannot be read.`)
  })
  if (!(await isMigrated())) throw new OperatorError('The database is not prepared. Run npm start once.')
  const payload = await openCms()
  try {
    if (kind === 'events') {
      await applyEvents(payload, source)
      return
    }
    const { ImportRunning, importStock } = await loadImport()
    const report = await importStock(payload, {
      ...{ bytes: createReadStream(source), source: path.basename(source) },
      ...{ dealers, allowLargeRemoval, signal },
    }).catch((error: unknown) => {
      if (error instanceof ImportRunning) throw new OperatorError(error.message, { exitCode: tryAgain })
      throw error
    })
    process.stdout.write(describe(report))
    if (report.status === 'refused') throw new OperatorError(report.message, { exitCode: dataRefused })
    if (report.status === 'failed') throw new OperatorError(`${report.message} The log names the cause.`)
  } finally {
    await payload.destroy()
  }
}

/** Imports a file of events, and prints which of them could not be used. */
async function applyEvents(payload: Payload, source: string): Promise<void> {
  const { importEvents } = await loadEventImport()
  const report = await importEvents(payload, await readFile(source, 'utf8'), siteClock().today())
  if (report.fault !== null) throw new OperatorError(report.fault, { exitCode: dataRefused })
  process.stdout.write(describeEvents(report))
}

type Arguments = {
  readonly kind: 'stock' | 'events'
  readonly file: string
  readonly dealers: readonly string[] | null
  readonly allowLargeRemoval: boolean
}

function readArguments(args: readonly string[]): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { dealers: { type: 'string' }, 'allow-large-removal': { type: 'boolean', default: false } },
    })
    const [kind, file, ...others] = positionals
    const isKnown = kind === 'stock' || kind === 'events'
    const takesOptions = kind === 'stock' || (values.dealers === undefined && !values['allow-large-removal'])
    if (!isKnown || !file || others.length > 0 || !takesOptions) throw new OperatorError(usage)
    const codes = values.dealers?.split(',').map((code) => code.trim())
    return {
      kind,
      file,
      dealers: codes?.filter((code) => code !== '') ?? null,
      allowLargeRemoval: values['allow-large-removal'],
    }
  } catch {
    throw new OperatorError(usage)
  }
}

/** Formats a report for the terminal. */
function describe({ counts, status, message, refusals }: ImportReport): string {
  const { read, added, changed, unchanged, sold, refused } = counts
  const lines = [
    `${read} ${read === 1 ? 'vehicle' : 'vehicles'} read: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused; ${sold} no longer in the feed.`,
    ...refusals
      .slice(0, printedRefusals)
      .map(({ line, id, reason }) => `  line ${line}, ${id || 'no id'}: ${reason}`),
    ...(refused > printedRefusals
      ? [
          `  and ${refused - Math.min(refusals.length, printedRefusals)} more; the admin lists the first 1 000.`,
        ]
      : []),
    ...(status === 'applied' ? [message] : []),
  ]
  return `${lines.join('\n')}\n`
}
