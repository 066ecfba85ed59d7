/**
 * Returns vehicles for visitors whose search found nothing: the first of each group, then the next of each, until there
 * are enough. The order of the line-up, which editors set, is the order of a group.
 */
export function popularRanges<Range>(
  ranges: readonly Range[],
  groupOf: (range: Range) => string,
  count: number,
): readonly Range[] {
  const groups = [...Map.groupBy(ranges, groupOf).values()]
  const rounds = Array.from({ length: Math.max(0, ...groups.map(({ length }) => length)) }, (_, round) =>
    groups.flatMap((group) => group[round] ?? []),
  )
  return rounds.flat().slice(0, count)
}
