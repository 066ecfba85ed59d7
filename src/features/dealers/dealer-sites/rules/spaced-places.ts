type Point = { readonly x: number; readonly y: number }
type Named = Point & { readonly name: string }

/** Width of a letter of a label, and height of a line, in units of the view box. */
const letterWidth = 9
const lineHeight = 24

const widthOf = ({ name }: Named) => 14 + name.length * letterWidth

/** Whether the labels of two places would touch. A label is to the right of its place. */
function touch(one: Named, other: Named): boolean {
  const apart = one.x > other.x + widthOf(other) || other.x > one.x + widthOf(one)
  return !apart && Math.abs(one.y - other.y) < lineHeight
}

/**
 * Selects places whose labels fit on a map beside each other and beside a mark, the first ones preferred.
 *
 * @param places in order of preference
 * @param count the largest number of places
 * @param mark keeps its surroundings free
 */
export function spacedPlaces<Place extends Named>(
  places: readonly Place[],
  { mark, width, height, count }: { mark: Point; width: number; height: number; count: number },
): Place[] {
  const edge = 12
  const chosen: Place[] = []
  for (const place of places) {
    if (chosen.length === count) break
    const fits =
      place.x > edge &&
      place.x + widthOf(place) < width &&
      place.y > lineHeight &&
      place.y < height - lineHeight
    const nearMark = Math.hypot(place.x - mark.x, place.y - mark.y) < 26
    const markInLabel = touch(place, { ...mark, name: '' })
    if (fits && !nearMark && !markInLabel && !chosen.some((other) => touch(place, other))) chosen.push(place)
  }
  return chosen
}
