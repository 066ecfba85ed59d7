import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo'
import { type RouteStage, townsOnRoute } from '../rules/rally-route.ts'
import outlines from './outlines.generated.json' with { type: 'json' }
import { type PlacedLabel, placeLabels } from './place-labels.ts'

type Point = { readonly x: number; readonly y: number }

/** The map of a route, in map units. */
export type RouteMap = {
  readonly width: number
  readonly height: number
  /** SVG path of the countries. */
  readonly land: string
  /** SVG path of each stage, in their order. */
  readonly legs: readonly { readonly path: string; readonly isRun: boolean }[]
  readonly towns: readonly (Point & { readonly name: string })[]
  readonly labels: readonly PlacedLabel[]
}

const width = 640
const height = 560
const margin = 72
/** A route within one town is not enlarged further, in map units for a radian. */
const maxScale = 6_000
const loopRadius = 13

const land = outlines as GeoPermissibleObjects

const rounded = (value: number) => Math.round(value * 10) / 10

/** A stage as a slight arc, so that the way there and the way back do not coincide; a loop as a circle. */
function legOf(from: Point, to: Point): string {
  if (from.x === to.x && from.y === to.y) {
    const top = rounded(from.y - 2 * loopRadius)
    const arc = `a${loopRadius} ${loopRadius} 0 1 1 0`
    return `M${from.x} ${from.y}${arc} ${rounded(top - from.y)}${arc} ${rounded(from.y - top)}`
  }
  const bend = 0.12
  const x = rounded((from.x + to.x) / 2 - (to.y - from.y) * bend)
  const y = rounded((from.y + to.y) / 2 + (to.x - from.x) * bend)
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
}

/** Draws the stages of a route on the countries around them; null without stages. */
export function drawRoute(stages: readonly RouteStage[]): RouteMap | null {
  const places = townsOnRoute(stages)
  if (places.length === 0) return null
  const coordinates = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: 'MultiPoint', coordinates },
  )
  if (projection.scale() > maxScale || !Number.isFinite(projection.scale())) {
    projection
      .scale(maxScale)
      .center(coordinates[0] ?? [0, 0])
      .translate([width / 2, height / 2])
  }
  projection.clipExtent([
    [0, 0],
    [width, height],
  ])
  const pointOf = ({ longitude, latitude }: (typeof places)[number]): Point => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? []
    return { x: rounded(x), y: rounded(y) }
  }
  const towns = places.map((place) => ({ name: place.name, ...pointOf(place) }))
  return {
    ...{ width, height, towns },
    land: geoPath(projection).digits(1)(land) ?? '',
    legs: stages.map(({ start, finish, isRun }) => ({ path: legOf(pointOf(start), pointOf(finish)), isRun })),
    labels: placeLabels(towns, { width, height }),
  }
}
