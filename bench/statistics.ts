/**
 * The median of a list of numbers; the lower of the two middle values when their count is even.
 *
 * @throws RangeError for an empty list.
 */
export function median(numbers: readonly number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
  if (middle === undefined) throw new RangeError('An empty list has no median.')
  return middle
}

/**
 * The percentile of a list by nearest rank: the smallest value that is at least as large as `percent` % of the list.
 *
 * @param percent above 0, at most 100.
 * @throws RangeError for an empty list.
 */
export function percentile(numbers: readonly number[], percent: number): number {
  const rank = Math.ceil((numbers.length * percent) / 100) - 1
  const found = [...numbers].sort((a, b) => a - b)[rank]
  if (found === undefined) throw new RangeError('An empty list has no percentile.')
  return found
}
