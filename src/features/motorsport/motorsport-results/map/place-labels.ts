type Point = { readonly x: number; readonly y: number }

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A label beside a point: where its text begins or ends, on the baseline. */
export type PlacedLabel = Point & { readonly text: string; readonly anchor: 'start' | 'end' | 'middle' }

/** Map units: the size of the text, the share of it that a letter takes on average, and the distance to the point. */
const size = 15
const letter = 0.58
const gap = 11

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const boxOf = ({ x, y, text, anchor }: PlacedLabel): Box => {
  const width = text.length * size * letter
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 }
}

const candidates = ({ x, y }: Point, text: string): readonly PlacedLabel[] => [
  { text, x: x + gap, y: y + size * 0.35, anchor: 'start' },
  { text, x: x - gap, y: y + size * 0.35, anchor: 'end' },
  { text, x, y: y + gap + size * 0.8, anchor: 'middle' },
  { text, x, y: y - gap, anchor: 'middle' },
]

/**
 * Places a label beside each point, to the right if it can: it overlaps no other label and no point, and stays on the
 * map. A label with no such place is left out.
 */
export function placeLabels(
  points: readonly (Point & { readonly name: string })[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly PlacedLabel[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }))
  return points.flatMap((point) => {
    const place = candidates(point, point.name).find((candidate) => {
      const box = boxOf(candidate)
      const isOnMap = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
      return isOnMap && !taken.some((other) => overlaps(box, other))
    })
    if (!place) return []
    taken.push(boxOf(place))
    return [place]
  })
}
