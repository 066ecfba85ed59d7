import { setImmediate as nextTurn } from 'node:timers/promises'
import type { StockDealer } from '#features/stock/stock/index.ts'
import type { ListedVehicle } from '#features/stock/stock/server.ts'
import { type Codes, createCodes } from './dictionary.ts'
import { readRows } from './read-rows.ts'
import { orderRows } from './row-orders.ts'
import type { Pause } from './sort-by-key.ts'
import type { StockColumns } from './stock-columns.ts'

const pauseForRequests: Pause = () => nextTurn()

/**
 * Builds the columns of all vehicles. The same vehicles and dealers give the same order in every process. Pauses for
 * requests every few milliseconds.
 *
 * Source: decision D-14.
 */
export async function buildColumns(
  pages: AsyncIterable<readonly ListedVehicle[]>,
  dealers: readonly StockDealer[],
  pause: Pause = pauseForRequests,
): Promise<StockColumns> {
  const { rows, table, sortNames } = await readRows(pages, dealers)
  const { byPrice, orders } = await orderRows(rows, { names: table.names, sortNames }, pause)
  const { length } = byPrice
  const copy = <Column extends Float64Array | Int32Array | Codes>(
    source: readonly number[],
    column: Column,
  ) => {
    for (let row = 0; row < length; row++) column[row] = source[byPrice[row] as number] as number
    return column
  }
  return {
    ids: Array.from(byPrice, (source) => rows.ids[source] ?? ''),
    prices: copy(rows.prices, new Float64Array(length)),
    years: copy(rows.years, new Int32Array(length)),
    mileages: copy(rows.mileages, new Int32Array(length)),
    combinations: { codes: copy(rows.combinations, createCodes(length, table.length)), table },
    dealers: { codes: copy(rows.dealers, createCodes(length, dealers.length)), values: dealers },
    orders,
  }
}
