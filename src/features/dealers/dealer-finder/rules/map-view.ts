import type { FinderDealer, ListedDealer } from '../finder-dealer.ts'
import { project, unitsOfKm, type View, viewAround, wholeMap } from './projection.ts'
import type { SearchCentre } from './search-dealers.ts'

/** A dealer on the map; its position is in map units. */
export type Marker = { readonly dealer: FinderDealer; readonly x: number; readonly y: number }

/** The circle of a search by distance, in map units. */
export type Circle = { readonly x: number; readonly y: number; readonly radius: number }

/** Returns the markers of dealers, one each, without those whose coordinates are unknown. Source: requirement D-274. */
export function markersOf(dealers: readonly ListedDealer[]): Marker[] {
  return dealers.flatMap(({ dealer }) =>
    dealer.coordinates ? [{ dealer, ...project(dealer.coordinates) }] : [],
  )
}

/** Returns the circle of a search; null without a centre. */
export function circleOf(centre: SearchCentre | null): Circle | null {
  return centre && { ...project(centre), radius: unitsOfKm(centre.radiusKm, centre.latitude) }
}

/** Returns the view that shows the circle and all markers; the whole map without any. */
export function viewOf(markers: readonly Marker[], circle: Circle | null): View {
  const corners = circle
    ? [-circle.radius, circle.radius].map((step) => ({ x: circle.x + step, y: circle.y + step }))
    : []
  const points = [...markers, ...corners]
  return points.length > 0 ? viewAround(points) : wholeMap
}
