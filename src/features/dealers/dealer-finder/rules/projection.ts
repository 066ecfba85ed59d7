import type { Coordinates } from '#features/site/places/rules.ts'

/** A rectangle on the map, in map units. */
export type View = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the world on the map, in degrees: from Namibia's coast to Eswatini, from Zambia to the Cape. */
export const mapArea = { west: 11.2, east: 36.2, north: -7.8, south: -35.3 } as const

/** Map units for one degree of longitude. */
export const unitsPerDegree = 40

/** Length of one degree of latitude, in kilometres. */
const kmPerDegree = 111.195

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the northing of a latitude in the Mercator projection, in radians. */
const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))

const unitsPerRadian = (unitsPerDegree * 180) / Math.PI

/** Returns the position of a point on the map, in map units; the north-west corner of the map is 0, 0. */
export function project({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number } {
  return {
    x: (longitude - mapArea.west) * unitsPerDegree,
    y: (northing(mapArea.north) - northing(latitude)) * unitsPerRadian,
  }
}

/** Returns the point at a position on the map, the inverse of `project`. */
export function unproject({ x, y }: { readonly x: number; readonly y: number }): Coordinates {
  const angle = Math.exp(northing(mapArea.north) - y / unitsPerRadian)
  return {
    latitude: ((2 * Math.atan(angle) - Math.PI / 2) * 180) / Math.PI,
    longitude: x / unitsPerDegree + mapArea.west,
  }
}

/** Returns the length of a distance at a latitude, in map units. */
export function unitsOfKm(km: number, latitude: number): number {
  return ((km / kmPerDegree) * unitsPerDegree) / Math.cos(radians(latitude))
}

const corner = project({ latitude: mapArea.south, longitude: mapArea.east })

/** The whole map. */
export const wholeMap: View = { x: 0, y: 0, width: corner.x, height: corner.y }

/** Smallest width of a view, so that a single dealer is shown with its surroundings: about 90 km. Map units. */
const minWidth = 36

/** Share of a view that is left free around its points. */
const margin = 0.12

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/**
 * Returns the smallest view with the proportions of the whole map that contains all points, with a margin. It never
 * exceeds the map.
 */
export function viewAround(points: readonly { readonly x: number; readonly y: number }[]): View {
  if (points.length === 0) return wholeMap
  const [west, east] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [north, south] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const ratio = wholeMap.width / wholeMap.height
  const needed = Math.max(east - west, (south - north) * ratio) / (1 - 2 * margin)
  const width = clamp(needed, minWidth, wholeMap.width)
  const height = width / ratio
  return {
    x: clamp((west + east - width) / 2, 0, wholeMap.width - width),
    y: clamp((north + south - height) / 2, 0, wholeMap.height - height),
    ...{ width, height },
  }
}

/** Returns how many map units a pixel is when a frame of this size in pixels shows all of a view. */
export const pixelOf = (view: View, frame: { readonly width: number; readonly height: number }): number =>
  Math.max(view.width / frame.width, view.height / frame.height)

const rounded = (value: number) => Number(value.toFixed(1))

/** Returns the `viewBox` of a view. */
export const viewBoxOf = ({ x, y, width, height }: View): string =>
  [x, y, width, height].map(rounded).join(' ')
