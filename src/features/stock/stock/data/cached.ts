import { listDealersAs } from '#features/dealers/dealers/server.ts'
import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { stockId } from '../rules/vehicle-address.ts'
import type { StockDealer, UsedVehicle } from '../used-vehicle.ts'
import { stockDealerOf, withDealer } from './stock-dealer.ts'
import { stockSource } from './stock-source.ts'

/**
 * Returns every listed dealer that can have used vehicles.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export function listStockDealers(): Promise<readonly StockDealer[]> {
  return listDealersAs('stock', (dealers) => dealers.flatMap((dealer) => stockDealerOf(dealer) ?? []))
}

/**
 * Returns the vehicles for sale of a dealer, in the order of its feed.
 *
 * @throws StockUnavailable when the service failed and there is no response of the last hour.
 */
export async function listStockOf(dealer: StockDealer): Promise<readonly UsedVehicle[]> {
  const { supplierCode } = dealer
  const key = ['dealer', supplierCode]
  const records = await cacheAnswer(stockSource, caches.stockOfDealer(supplierCode), key, (ask) =>
    ask((stock) => stock.vehiclesOf(supplierCode)),
  )
  return (records ?? []).map((record) => withDealer(record, dealer))
}

/**
 * Finds a used vehicle by its id, for sale or sold within the last 30 days; null when there is none, or its dealer is not
 * listed.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function findUsedVehicle(id: string): Promise<UsedVehicle | null> {
  if (!stockId.test(id)) return null
  const record = await cacheAnswer(stockSource, caches.usedVehicle(id), ['vehicle', id], (ask) =>
    ask((stock) => stock.vehicle(id)),
  )
  if (!record) return null
  const dealer = (await listStockDealers()).find(({ supplierCode }) => supplierCode === record.dealerCode)
  return dealer ? withDealer(record, dealer) : null
}
