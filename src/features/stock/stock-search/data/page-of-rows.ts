import { type Coordinates, distanceKm } from '#features/site/places/rules.ts'
import type { SearchSort } from '../rules/stock-search.ts'
import type { StockColumns } from './stock-columns.ts'

/** Vehicles on a page of the search. */
export const searchPageSize = 24

type Window = { readonly from: number; readonly to: number }

/** Returns the rows of a window in a stored order; without one, in that of their prices. */
function rowsInOrder(order: Uint32Array | null, bits: Uint16Array, { from, to }: Window): number[] {
  const found: number[] = []
  let seen = 0
  for (let place = 0; place < bits.length && seen < to; place++) {
    const row = order ? (order[place] as number) : place
    if (bits[row] !== 0) continue
    if (seen >= from) found.push(row)
    seen++
  }
  return found
}

/** Returns each dealer's place in the order of their distances; equally far dealers share one, unknown ones are last. */
function placesOf({ dealers }: StockColumns, centre: Coordinates): { places: Uint32Array; count: number } {
  const distances = dealers.values.map(({ coordinates }) =>
    coordinates ? distanceKm(centre, coordinates) : Number.POSITIVE_INFINITY,
  )
  const sorted = [...new Set(distances)].sort((a, b) => a - b)
  const placeOf = new Map(sorted.map((km, place) => [km, place]))
  return { places: Uint32Array.from(distances, (km) => placeOf.get(km) ?? 0), count: sorted.length }
}

/** Returns the rows of a window by distance, then by price: the rows are counted by place, and those of the window taken. */
function rowsByDistance(
  columns: StockColumns,
  bits: Uint16Array,
  centre: Coordinates,
  { from, to }: Window,
): number[] {
  const { places, count } = placesOf(columns, centre)
  const { codes } = columns.dealers
  const starts = new Uint32Array(count + 1)
  for (let row = 0; row < bits.length; row++)
    if (bits[row] === 0) (starts[(places[codes[row] as number] as number) + 1] as number)++
  for (let place = 0; place < count; place++) (starts[place + 1] as number) += starts[place] as number
  const found: (number | undefined)[] = []
  for (let row = 0; row < bits.length; row++) {
    if (bits[row] !== 0) continue
    const index = (starts[places[codes[row] as number] as number] as number)++
    if (index >= from && index < to) found[index - from] = row
  }
  return found.filter((row) => row !== undefined)
}

/**
 * Returns the rows of a page in the order of the search. Source: decision D-14.
 *
 * @param bits 0 for a row that passes every filter
 */
export function pageOfRows(
  columns: StockColumns,
  bits: Uint16Array,
  { sort, page }: { readonly sort: SearchSort; readonly page: number },
  centre: Coordinates | null,
): number[] {
  const from = (page - 1) * searchPageSize
  const window = { from, to: from + searchPageSize }
  if (sort === 'distance') {
    if (centre) return rowsByDistance(columns, bits, centre, window)
    return rowsInOrder(columns.orders.default, bits, window)
  }
  return rowsInOrder(sort === 'price_asc' ? null : columns.orders[sort], bits, window)
}
