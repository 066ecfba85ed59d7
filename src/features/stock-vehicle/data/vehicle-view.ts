import { readLive } from '#features/blocks/server.ts'
import { clockOffset, findDealer, holidaysAround } from '#features/dealers/server.ts'
import { financeSettings } from '#features/finance/server.ts'
import { type UsedVehicle, usedVehiclePath } from '#features/stock/index.ts'
import { findComparables, findSimilarVehicles } from '#features/stock/server.ts'
import { lifetimes } from '#platform/cache/lifetimes.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { ratePrice } from '../rules/rate-price.ts'
import type { VehicleDealer, VehicleView } from '../vehicle-view.ts'

async function readDealer(slug: string): Promise<VehicleDealer | null> {
  const dealer = await findDealer(slug)
  return dealer && { dealer, holidays: holidaysAround(dealer.region), clockOffset: clockOffset() }
}

async function readRating(vehicle: UsedVehicle) {
  if (vehicle.soldAt !== null || vehicle.price === null) return null
  return ratePrice(vehicle, await findComparables(vehicle))
}

/** Loads the page of a used vehicle. A part that fails is missing for a moment, and the page then lives two seconds. */
export async function loadVehicleView(vehicle: UsedVehicle): Promise<VehicleView> {
  const [finance, dealer, rating, similar] = await Promise.all([
    financeSettings(),
    readLive('usedVehicleDealer', () => readDealer(vehicle.dealer.slug)),
    readLive('priceRating', () => readRating(vehicle)),
    readLive('similarVehicles', () => findSimilarVehicles(vehicle)),
  ])
  if ([dealer, rating, similar].some(({ state }) => state === 'failed'))
    await shortenRevalidation(lifetimes.retry)
  return { vehicle, path: usedVehiclePath(vehicle), finance, dealer, rating, similar }
}
