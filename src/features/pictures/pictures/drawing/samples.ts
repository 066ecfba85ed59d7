import type { Parts } from './part.ts'

type Values = Readonly<Record<string, unknown>>

const itemAt = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/**
 * Returns drawings that together use every sample of every part: each combination of the crossed segments, while the
 * other parts cycle through their samples. Options are also left out once per cycle.
 */
export function samplesOf(segments: Parts, options: Parts, crossed: readonly string[]): Values[] {
  let combinations: Values[] = [{}]
  for (const name of crossed) {
    const values = segments[name]?.samples ?? []
    combinations = combinations.flatMap((base) => values.map((value) => ({ ...base, [name]: value })))
  }
  const cycled: (readonly [name: string, values: readonly unknown[]])[] = [
    ...Object.entries(segments)
      .filter(([name]) => !crossed.includes(name))
      .map(([name, part]) => [name, part.samples] as const),
    ...Object.entries(options).map(([name, part]) => [name, [undefined, ...part.samples]] as const),
  ]
  const count = Math.max(combinations.length, ...cycled.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) => {
    const current = cycled.map(([name, values]) => [name, itemAt(values, index)] as const)
    return {
      ...itemAt(combinations, index),
      ...Object.fromEntries(current.filter(([, value]) => value !== undefined)),
    }
  })
}
