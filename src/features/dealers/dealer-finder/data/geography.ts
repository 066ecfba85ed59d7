import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Coordinates } from '#features/site/places/rules.ts'
import { project, unitsPerDegree, type View, viewAround } from '../rules/projection.ts'
import { relativePath } from '../rules/relative-path.ts'
import regionTopology from './regions.generated.json' with { type: 'json' }

/** A province, a country with dealers, or a neighbouring country, drawn on the map. */
export type MapRegion = {
  readonly name: string
  readonly kind: 'province' | 'country' | 'neighbour'
  /** SVG path in map units. */
  readonly outline: string
  readonly label: { readonly x: number; readonly y: number }
  /** The view that shows all of it. */
  readonly view: View
}

type RegionProperties = Pick<MapRegion, 'name' | 'kind'>

const topology = regionTopology as unknown as Topology<{ regions: GeometryCollection<RegionProperties> }>

const origin = project({ latitude: 0, longitude: 0 })

/** The projection of `rules/projection.ts`, for outlines. */
const projection = geoMercator()
  .scale((unitsPerDegree * 180) / Math.PI)
  .translate([origin.x, origin.y])

function outlineOf(shape: GeoPermissibleObjects): string {
  const path = relativePath()
  geoPath(projection, path)(shape)
  return path.result()
}

/** Where the names of regions stand that would lie on each other, or on many dealers, in the middle of them. */
const labelPlaces: Readonly<Record<string, Coordinates>> = {
  Gauteng: { latitude: -26.2, longitude: 26.45 },
  'North West': { latitude: -25.35, longitude: 25.1 },
  Mpumalanga: { latitude: -26.1, longitude: 30.9 },
  Eswatini: { latitude: -27, longitude: 32.9 },
  'Free State': { latitude: -28.75, longitude: 26.2 },
  'KwaZulu-Natal': { latitude: -28.4, longitude: 31.2 },
  Zambia: { latitude: -14.3, longitude: 26 },
}

function readRegions(): readonly MapRegion[] {
  const { features } = feature(topology, topology.objects.regions)
  return features.map((shape) => {
    const drawing = geoPath(projection)
    const [x, y] = drawing.centroid(shape)
    const place = labelPlaces[shape.properties.name]
    const label = place ? project(place) : { x, y }
    const [northWest, southEast] = drawing.bounds(shape)
    const corners = [northWest, southEast].map(([left, top]) => ({ x: left, y: top }))
    return { ...shape.properties, outline: outlineOf(shape), label, view: viewAround(corners) }
  })
}

let regions: readonly MapRegion[] | undefined

/**
 * Returns the outlines of the map: neighbouring countries first, then countries with dealers and the provinces of South
 * Africa. Drawn once, on the first call.
 */
export function mapRegions(): readonly MapRegion[] {
  regions ??= readRegions()
  return regions
}
