import { randomOf, weightedPick } from './random.ts'

/** One dealer of many has this share of the vehicles, in a network of ordinary size. */
const largestShare = 1 / 12

/**
 * Returns a function that assigns the vehicle of an index to a dealer: the first has a twelfth of the stock, every
 * twentieth none, and the others between few and many. The same codes give the same dealers.
 *
 * @param codes supplier codes; at least one
 * @throws RangeError without dealers
 */
export function dealerAssignment(codes: readonly string[]): (index: number) => string {
  const others = codes.map((code, position) => ({ code, share: shareOf(position) }))
  const rest = others.reduce((sum, { share }) => sum + share, 0)
  const [first] = others
  if (!first) throw new RangeError('There is no dealer to which vehicles can belong.')
  const largest = codes.length > 12 ? (rest * largestShare) / (1 - largestShare) : 1
  const pick = weightedPick([{ ...first, share: largest }, ...others.slice(1)])
  // Another sequence than that of the vehicle, or dealers would have favourite models.
  return (index) => pick(randomOf(index + 10_000_019)).code
}

function shareOf(position: number): number {
  if (position === 0 || position % 20 === 19) return 0
  const random = randomOf(position + 20_000_003)
  return 5 + random.below(60) + (random.happens(150) ? 90 : 0)
}
