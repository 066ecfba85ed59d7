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
