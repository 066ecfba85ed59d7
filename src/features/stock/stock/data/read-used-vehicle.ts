import { readDealers } from '#features/dealers/dealers/jobs.ts'
import { stockId } from '../rules/vehicle-address.ts'
import type { UsedVehicle } from '../used-vehicle.ts'
import { stockDealerOf, withDealer } from './stock-dealer.ts'
import { stockSource } from './stock-source.ts'

/**
 * Reads a used vehicle by its id, for sale or sold recently; null when there is none, or its dealer is not listed. For
 * processes without Next and its cache.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function readUsedVehicle(id: string): Promise<UsedVehicle | null> {
  if (!stockId.test(id)) return null
  const record = await stockSource.ask((stock) => stock.vehicle(id))
  if (!record) return null
  const dealer = (await readDealers()).find(({ supplierCode }) => supplierCode === record.dealerCode)
  const stockDealer = dealer && stockDealerOf(dealer)
  return stockDealer ? withDealer(record, stockDealer) : null
}
