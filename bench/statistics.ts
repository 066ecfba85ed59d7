/**
 * The middle of a list of numbers; the lower of the two middles of an even one.
 *
 * @throws RangeError for an empty list.
 */
export function median(numbers: readonly number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
  if (middle === undefined) throw new RangeError('An empty list has no median.')
  return middle
}

/**
 * The least number that so many percent of a list are not above.
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
