import { mapRegions, project, unitsOfKm } from '#features/dealers/dealer-finder/server.ts'
import { places } from '#features/site/places/index.ts'
import type { LocatorMap } from '../locator-map.ts'
import { type Bounds, overlap, pathBounds } from '../rules/path-bounds.ts'
import { spacedPlaces } from '../rules/spaced-places.ts'

/** Size of the view box, and the distance it shows from west to east, in kilometres. */
const width = 640
const height = 480
const visibleKm = 120
const scaleKm = 20
const ringsKm = [20, 40]
const maxPlaces = 9

const rounded = (value: number) => Math.round(value * 10) / 10

let outlines:
  | readonly { readonly name: string; readonly outline: string; readonly bounds: Bounds }[]
  | undefined

/** The outlines that overlap a rectangle on the map. */
function outlinesIn(view: Bounds, ownName: string | null): LocatorMap['regions'] {
  outlines ??= mapRegions().flatMap(({ name, outline }) => {
    const bounds = pathBounds(outline)
    return bounds ? [{ name, outline, bounds }] : []
  })
  return outlines.flatMap(({ name, outline, bounds }) =>
    overlap(bounds, view) ? [{ outline, isOwn: name === ownName }] : [],
  )
}

/**
 * Draws a map of the surroundings of a point, in degrees. Source: requirement D-258.
 *
 * @param regionName the province or country of the point, which stands out from its neighbours; null when unknown
 */
export function drawLocatorMap(
  coordinates: { readonly latitude: number; readonly longitude: number },
  regionName: string | null,
): LocatorMap {
  const centre = project(coordinates)
  const unitsWide = unitsOfKm(visibleKm, coordinates.latitude)
  const factor = width / unitsWide
  const [left, top] = [centre.x - unitsWide / 2, centre.y - height / factor / 2]
  const [right, bottom] = [left + unitsWide, top + height / factor]
  const placed = places.flatMap(({ name, city, ...position }) => {
    const { x, y } = project(position)
    const isTown = city === null && x > left && x < right && y > top && y < bottom
    return isTown ? [{ name, x: rounded((x - left) * factor), y: rounded((y - top) * factor) }] : []
  })
  const dealer = { x: width / 2, y: height / 2 }
  return {
    ...{ width, height, dealer },
    regions: outlinesIn({ left, top, right, bottom }, regionName),
    rings: ringsKm.map((km) => rounded(unitsOfKm(km, coordinates.latitude) * factor)),
    transform: `scale(${rounded(factor)}) translate(${rounded(-left)} ${rounded(-top)})`,
    places: spacedPlaces(placed, { mark: dealer, width, height, count: maxPlaces }),
    scale: {
      length: rounded(unitsOfKm(scaleKm, coordinates.latitude) * factor),
      kilometres: scaleKm,
    },
  }
}
