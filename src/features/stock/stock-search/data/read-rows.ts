import type { StockDealer } from '#features/stock/stock/index.ts'
import type { ListedVehicle } from '#features/stock/stock/server.ts'
import { createCombinationReader, type SortNames } from './combinations.ts'
import type { Combinations } from './stock-columns.ts'

/** Rows in the order in which they were read; an unknown number is -1. */
export type StockRows = {
  readonly ids: string[]
  readonly prices: number[]
  readonly years: number[]
  readonly mileages: number[]
  /** When each was added, in seconds since 1970. */
  readonly added: number[]
  readonly combinations: number[]
  readonly dealers: number[]
}

/** The rows with the table of their combinations. */
export type ReadStock = {
  readonly rows: StockRows
  readonly table: Combinations
  readonly sortNames: SortNames
}

/**
 * Reads the rows of all vehicles; vehicles of unlisted dealers are left out.
 *
 * @throws what reading throws
 */
export async function readRows(
  pages: AsyncIterable<readonly ListedVehicle[]>,
  dealers: readonly StockDealer[],
): Promise<ReadStock> {
  const combinations = createCombinationReader()
  const dealerCodes = new Map(dealers.map(({ supplierCode }, index) => [supplierCode, index]))
  const rows: StockRows = {
    ...{ ids: [], prices: [], years: [], mileages: [], added: [], combinations: [], dealers: [] },
  }
  for await (const page of pages) {
    for (const vehicle of page) {
      const dealer = dealerCodes.get(vehicle.dealerCode)
      if (dealer === undefined) continue
      rows.ids.push(vehicle.id)
      rows.prices.push(vehicle.price ?? -1)
      rows.years.push(vehicle.year ?? -1)
      rows.mileages.push(vehicle.mileage ?? -1)
      rows.added.push(Math.floor(Date.parse(vehicle.addedAt) / 1000))
      rows.combinations.push(combinations.codeOf(vehicle))
      rows.dealers.push(dealer)
    }
  }
  return { rows, ...combinations.finish() }
}
