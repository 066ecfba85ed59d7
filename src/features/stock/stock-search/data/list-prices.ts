import { type Cents, cents } from '#platform/money.ts'
import type { StockSearch } from '../rules/stock-search.ts'
import { findFailures } from './find-failures.ts'
import type { StockColumns } from './stock-columns.ts'
import { stockIndex } from './stock-index.ts'

/** Returns the prices of the vehicles that a search without place and budget finds, in ascending order. */
export function pricesIn(columns: StockColumns, search: StockSearch): Cents[] {
  const { bits } = findFailures(columns, { search, centre: null, budgetPrice: null })
  // The rows are in the order of the prices; an unknown one is -1.
  return Array.from(columns.prices).flatMap((price, row) =>
    bits[row] === 0 && price >= 0 ? [cents(price)] : [],
  )
}

/**
 * Lists the prices of the vehicles for sale that a search without place and budget finds, in ascending order.
 *
 * @throws StockUnavailable or DealersUnavailable when the vehicles cannot be read.
 */
export async function listPrices(search: StockSearch): Promise<readonly Cents[]> {
  return pricesIn((await stockIndex()).value, search)
}
