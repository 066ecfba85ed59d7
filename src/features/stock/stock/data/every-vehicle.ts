import type { UsedVehicle } from '../used-vehicle.ts'
import { listStockDealers } from './cached.ts'
import { StockUnavailable } from './stock-source.ts'
import { listStockOfGroup } from './whole-stock.ts'

/**
 * Returns the vehicles for sale of every dealer of an external service, which has no query for some of them.
 *
 * @throws StockUnavailable when that of any dealer failed; DealersUnavailable when the dealer system failed.
 */
export async function listEveryVehicle(): Promise<readonly UsedVehicle[]> {
  const { vehicles, unavailable } = await listStockOfGroup(await listStockDealers())
  if (unavailable.length > 0) throw new StockUnavailable()
  return vehicles
}
