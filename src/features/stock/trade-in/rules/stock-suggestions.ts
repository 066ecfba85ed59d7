import type { StockName } from '#features/stock/stock/index.ts'
import { normalise } from '#platform/text-search/normalise.ts'
import type { StockSuggestion } from '../trade-in-value.ts'

const maxMakes = 60
const maxRanges = 40

const byName = (a: string, b: string) => (normalise(a) < normalise(b) ? -1 : 1)

/** Returns the first of these texts, each once whatever its case and accents. */
function firstOf(texts: readonly string[], max: number): string[] {
  const found = new Map<string, string>()
  for (const text of texts) if (text !== '' && !found.has(normalise(text))) found.set(normalise(text), text)
  return [...found.values()].slice(0, max)
}

/**
 * Returns the most frequent makes in our stock with their most frequent ranges, in alphabetical order. The lists are short,
 * because a page contains them.
 *
 * @param names the most frequent first
 */
export function stockSuggestions(names: readonly StockName[]): StockSuggestion[] {
  const makes = firstOf(
    names.map(({ make }) => make),
    maxMakes,
  )
  const rangesOf = (make: string) =>
    names.flatMap((name) => (normalise(name.make) === normalise(make) ? name.range : []))
  return makes
    .map((make) => ({ make, ranges: firstOf(rangesOf(make), maxRanges).sort(byName) }))
    .sort((a, b) => byName(a.make, b.make))
}
