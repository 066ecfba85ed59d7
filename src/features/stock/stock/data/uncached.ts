import { readDealers } from '#features/dealers/dealers/jobs.ts'
import type { StockDealer, StockRecord, UsedVehicle } from '../used-vehicle.ts'
import { readChangesSince, readStates } from './changes.ts'
import { stockDealerOf, withDealer } from './stock-dealer.ts'

/** Adds its dealer to a vehicle; null when the dealer is not listed. */
type AddDealer = (record: StockRecord) => UsedVehicle | null

async function readAddDealer(): Promise<AddDealer> {
  const dealers = new Map<string, StockDealer>()
  for (const dealer of await readDealers()) {
    const stockDealer = stockDealerOf(dealer)
    if (stockDealer) dealers.set(stockDealer.supplierCode, stockDealer)
  }
  return (record) => {
    const dealer = dealers.get(record.dealerCode)
    return dealer ? withDealer(record, dealer) : null
  }
}

/**
 * Reads the vehicles for sale that were added or changed at or after a moment, in pages. For processes without Next and
 * its cache.
 *
 * @throws DealersUnavailable when the dealer system failed; the error of the database.
 */
export async function* readStockChangedSince(since: Date): AsyncGenerator<readonly UsedVehicle[]> {
  const addDealer = await readAddDealer()
  for await (const records of readChangesSince(since)) {
    yield records.flatMap((record) => addDealer(record) ?? [])
  }
}

/** A vehicle, and whether it is still for sale. */
export type VehicleState = { readonly vehicle: UsedVehicle; readonly isForSale: boolean }

/** Returns a reader of vehicles by their ids, sold ones included; those of unlisted dealers are left out. */
export async function openVehicleStates(): Promise<
  (ids: readonly string[]) => Promise<ReadonlyMap<string, VehicleState>>
> {
  const addDealer = await readAddDealer()
  return async (ids) => {
    const states = new Map<string, VehicleState>()
    for (const { record, isForSale } of await readStates(ids)) {
      const vehicle = addDealer(record)
      if (vehicle) states.set(vehicle.id, { vehicle, isForSale })
    }
    return states
  }
}
