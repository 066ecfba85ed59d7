import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { stockId } from '../rules/vehicle-address.ts'
import type { UsedVehicle } from '../used-vehicle.ts'
import { findUsedVehicle, listStockDealers } from './cached.ts'
import { countAddedSince, hasStockChanges, readStates } from './changes.ts'
import { withDealer } from './stock-dealer.ts'

const hourMs = 60 * 60 * 1_000

/**
 * Counts the vehicles for sale of listed dealers that were added since a moment, which is rounded down to the hour so that
 * visitors share the count.
 *
 * @throws DealersUnavailable when the dealer system failed; the error of the database.
 */
export function countStockAddedSince(moment: Date): Promise<number> {
  const hour = new Date(Math.floor(moment.getTime() / hourMs) * hourMs)
  return cached(caches.stock, ['stock', 'added since', hour.toISOString()], async () => {
    const dealers = await listStockDealers()
    return countAddedSince(
      hour,
      dealers.map(({ supplierCode }) => supplierCode),
    )
  })
}

/**
 * Finds vehicles by their ids, sold ones included. Hidden ones, those of unlisted dealers and unknown ids are left out.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function findVehicleStates(ids: readonly string[]): Promise<readonly UsedVehicle[]> {
  const valid = ids.filter((id) => stockId.test(id))
  if (!hasStockChanges()) {
    const vehicles = await Promise.all(valid.map(findUsedVehicle))
    return vehicles.filter((vehicle) => vehicle !== null)
  }
  const [states, dealers] = await Promise.all([readStates(valid), listStockDealers()])
  const dealerByCode = new Map(dealers.map((dealer) => [dealer.supplierCode, dealer]))
  return states.flatMap(({ record, isPublic }) => {
    const dealer = dealerByCode.get(record.dealerCode)
    return dealer && isPublic ? [withDealer(record, dealer)] : []
  })
}
