import type { Classification, ScoredKind, Unplaced } from '../season.ts'

/**
 * Reads a classification written as text: drivers in their finishing order, those in a dead heat joined by `=`, then
 * `|` and those who retired, then `#` and those who were disqualified: `a b=c | d # e`.
 *
 * @throws RangeError for a driver who is named twice.
 */
export function finishingOrder(kind: ScoredKind, text: string): Classification {
  const [classified = '', disqualified = ''] = text.split('#')
  const [finished = '', retired = ''] = classified.split('|')
  const namesIn = (part: string) => part.split(/\s+/).filter(Boolean)
  let position = 1
  const placed = namesIn(finished).flatMap((place) => {
    const drivers = place.split('=')
    const shared = position
    position += drivers.length
    return drivers.map((driver) => ({ driver, position: shared }))
  })
  const leave = (part: string, unplaced: Unplaced) => namesIn(part).map((driver) => ({ driver, unplaced }))
  const placings = [...placed, ...leave(retired, 'retired'), ...leave(disqualified, 'disqualified')]
  const twice = placings.find(
    ({ driver }, index) => placings.findIndex((each) => each.driver === driver) < index,
  )
  if (twice) throw new RangeError(`${twice.driver} is in one classification twice.`)
  return { kind, placings }
}
