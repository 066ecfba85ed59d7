import type { Marker } from './map-view.ts'
import type { View } from './projection.ts'

/** A town with dealers, in map units. */
export type Town = { readonly name: string; readonly x: number; readonly y: number }

/** The name of a town beside it, in map units; `y` is the baseline. */
export type TownLabel = Town & {
  readonly anchor: 'start' | 'middle' | 'end'
  readonly town: { readonly x: number; readonly y: number }
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Widest view with names of towns: most of a province. Map units. */
const maxWidth = 500

/** Whether a view is so near that towns have names, and regions none. */
export const isNear = ({ width }: Pick<View, 'width'>): boolean => width <= maxWidth

/** In pixels. */
const sizes = { font: 12, letter: 6.6, marker: 7, gap: 9 } as const

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const boxAround = ({ x, y }: { readonly x: number; readonly y: number }, size: number): Box => ({
  ...{ left: x - size, right: x + size },
  ...{ top: y - size, bottom: y + size },
})

/** The places of a name around its town, the best first: right, left, above, below. */
function candidates(town: Town, pixel: number): { label: TownLabel; box: Box }[] {
  const { name, x, y } = town
  const [width, height, gap] = [name.length * sizes.letter, sizes.font, sizes.gap].map(
    (pixels) => pixels * pixel,
  ) as [number, number, number]
  const at = (anchor: TownLabel['anchor'], left: number, middle: number) => ({
    label: {
      ...{ name, anchor, town },
      ...{ x: { start: x + gap, middle: x, end: x - gap }[anchor], y: middle + height * 0.35 },
    },
    box: { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 },
  })
  return [
    at('start', x + gap, y),
    at('end', x - gap - width, y),
    at('middle', x - width / 2, y - gap - height / 2),
    at('middle', x - width / 2, y + gap + height / 2),
  ]
}

/**
 * Returns the names of towns on the map, each beside its town, without those that would cover a marker or another name. A
 * view of more than a province has none.
 *
 * @param towns the most important first
 * @param pixel map units of a pixel
 */
export function townLabels(
  towns: readonly Town[],
  markers: readonly Marker[],
  { view, pixel }: { readonly view: View; readonly pixel: number },
): TownLabel[] {
  if (!isNear(view)) return []
  const taken = markers.map((marker) => boxAround(marker, sizes.marker * pixel))
  const isInView = ({ x, y }: Town) =>
    x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height
  return towns.filter(isInView).flatMap((town) => {
    const free = candidates(town, pixel).find(({ box }) => !taken.some((other) => overlaps(box, other)))
    if (!free) return []
    taken.push(free.box)
    return [free.label]
  })
}
