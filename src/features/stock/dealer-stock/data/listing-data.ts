import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { StockSort } from '#features/stock/stock/rules.ts'
import { type ListingView, listingPage } from '../rules/listing-view.ts'
import { type StockChoices, withoutDefaultSort } from '../rules/stock-choices.ts'
import { createStockIndex, knownChoices } from '../rules/stock-index.ts'
import { stockOrders } from '../rules/stock-order.ts'
import { type StockRows, writeStockRows } from '../wire/stock-rows.ts'

/** Most vehicles that a page brings to the browser; a larger stock comes page by page. */
export const maxInBrowser = 600

/** What the listing gets of a stock. JSON-serialisable. */
export type ListingData = {
  readonly choices: StockChoices
  /** The whole stock, or the vehicles of the page. */
  readonly rows: StockRows
  /** Null when the rows are the whole stock. */
  readonly view: ListingView | null
}

/**
 * Prepares a stock for its listing.
 *
 * @param requested the choices of the address; values that no vehicle has are removed
 * @param sort the order without another one in the address
 */
export function listingDataOf(
  vehicles: readonly UsedVehicle[],
  requested: StockChoices,
  sort: StockSort,
): ListingData {
  const index = createStockIndex(vehicles)
  const choices = withoutDefaultSort(knownChoices(requested, index.options), sort)
  if (vehicles.length <= maxInBrowser) return { choices, rows: writeStockRows(vehicles), view: null }
  const page = listingPage(index, stockOrders(vehicles)(choices.sort ?? sort), choices)
  const listed = page.vehicles.flatMap((position) => vehicles[position] ?? [])
  return { choices, rows: writeStockRows(listed), view: page.view }
}

/** Returns the vehicles that the page of a listing shows first, for search engines. */
export function listedVehicles(
  vehicles: readonly UsedVehicle[],
  requested: StockChoices,
  sort: StockSort,
): UsedVehicle[] {
  const index = createStockIndex(vehicles)
  const { vehicles: positions } = listingPage(
    index,
    stockOrders(vehicles)(requested.sort ?? sort),
    knownChoices(requested, index.options),
  )
  return positions.flatMap((position) => vehicles[position] ?? [])
}
