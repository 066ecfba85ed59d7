import type { Parts } from './part.ts'

type Loose = Readonly<Record<string, unknown>>

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/**
 * Drawings that between them use every sample of every part: each combination of the crossed segments, while all
 * other parts go round through their samples, an option through its absence too.
 */
export function samplesOf(segments: Parts, options: Parts, crossed: readonly string[]): Loose[] {
  let combinations: Loose[] = [{}]
  for (const name of crossed) {
    const values = segments[name]?.samples ?? []
    combinations = combinations.flatMap((base) => values.map((value) => ({ ...base, [name]: value })))
  }
  const rounds: (readonly [name: string, values: readonly unknown[]])[] = [
    ...Object.entries(segments)
      .filter(([name]) => !crossed.includes(name))
      .map(([name, part]) => [name, part.samples] as const),
    ...Object.entries(options).map(([name, part]) => [name, [undefined, ...part.samples]] as const),
  ]
  const count = Math.max(combinations.length, ...rounds.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, index) => {
    const going = rounds.map(([name, values]) => [name, at(values, index)] as const)
    return {
      ...at(combinations, index),
      ...Object.fromEntries(going.filter(([, value]) => value !== undefined)),
    }
  })
}
