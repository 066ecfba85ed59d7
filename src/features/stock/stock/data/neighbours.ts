import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { bySimilarity, type ComparableSubject, isComparable, isSimilar } from '../rules/neighbours.ts'
import { stockId } from '../rules/vehicle-address.ts'
import type { StockRecord, UsedVehicle } from '../used-vehicle.ts'
import { listStockDealers } from './cached.ts'
import { listEveryVehicle } from './every-vehicle.ts'
import { neighbourQueries } from './neighbour-queries.ts'
import { withDealer } from './stock-dealer.ts'

/** A vehicle with which the price of another one is compared. JSON-serialisable. */
export type ComparableVehicle = Pick<
  UsedVehicle,
  'id' | 'make' | 'model' | 'year' | 'mileage' | 'price' | 'dealer'
>

const maxSimilar = 8

const own = neighbourQueries(cms)

const isExternal = () => config().stockApiUrl !== undefined

/** Adds the dealers, and omits the vehicles of dealers that are not listed. */
async function withDealers(records: readonly StockRecord[]): Promise<UsedVehicle[]> {
  const dealers = new Map((await listStockDealers()).map((dealer) => [dealer.supplierCode, dealer]))
  return records.flatMap((record) => {
    const dealer = dealers.get(record.dealerCode)
    return dealer ? [withDealer(record, dealer)] : []
  })
}

/**
 * Returns what {@link findComparables} does without the cache, also for a vehicle that is not for sale here: what
 * visitors enter is arbitrary.
 *
 * @param vehicle with an empty id when it is not one of ours
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function readComparables(vehicle: ComparableSubject): Promise<ComparableVehicle[]> {
  const found = isExternal()
    ? (await listEveryVehicle()).filter((other) => isComparable(vehicle, other)).slice(0, 500)
    : await withDealers(await own.comparables(vehicle))
  return found.map(({ id, make, model, year, mileage, price, dealer }) => ({
    ...{ id, make, model, year, mileage, price, dealer },
  }))
}

/**
 * Returns the vehicles for sale whose prices can be compared with that of a vehicle, at most 500: of its make, its model
 * or range, about its year and mileage.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export function findComparables(vehicle: UsedVehicle): Promise<readonly ComparableVehicle[]> {
  return cached(caches.stock, ['stock', 'comparables', vehicle.id], () => readComparables(vehicle))
}

async function readSimilar(vehicle: UsedVehicle): Promise<UsedVehicle[]> {
  if (isExternal()) return (await listEveryVehicle()).filter((other) => isSimilar(vehicle, other))
  const ofRange = await withDealers(await own.similarOfRange(vehicle))
  return ofRange.length >= maxSimilar
    ? ofRange
    : [...ofRange, ...(await withDealers(await own.similarOfBodyType(vehicle)))]
}

/**
 * Returns at most eight vehicles for sale that are similar to a vehicle, the most similar first: its range before its
 * body type, then the nearest price.
 *
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export function findSimilarVehicles(vehicle: UsedVehicle): Promise<readonly UsedVehicle[]> {
  return cached(caches.stock, ['stock', 'similar', vehicle.id], async () => {
    const similar = new Map((await readSimilar(vehicle)).map((other) => [other.id, other]))
    return [...similar.values()].sort(bySimilarity(vehicle)).slice(0, maxSimilar)
  })
}

/**
 * Whether a vehicle without a page had one: it was sold more than 30 days ago. An external service does not say.
 */
export async function isGoneVehicle(id: string): Promise<boolean> {
  if (isExternal() || !stockId.test(id)) return false
  return cached(caches.usedVehicle(id), ['stock', 'gone', id], () => own.isGone(id))
}
