import type { LineUpMatch, LineUpOrder } from './line-up-filters.ts'

/** Returns the matches by ascending price or instalment; those without one come last. Sorting keeps the order of equals. */
export function orderLineUp<Range>(
  matches: readonly LineUpMatch<Range>[],
  order: LineUpOrder,
): LineUpMatch<Range>[] {
  const amountOf = ({ fromPrice, quote }: LineUpMatch<Range>) =>
    (order === 'price' ? fromPrice : quote?.instalment) ?? Number.POSITIVE_INFINITY
  return matches.toSorted((a, b) => (amountOf(a) < amountOf(b) ? -1 : Number(amountOf(a) > amountOf(b))))
}
