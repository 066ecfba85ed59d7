import { clockOffset, findDealer, holidaysAround } from '#features/dealers/dealers/server.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { type UsedVehicle, usedVehiclePath } from '#features/stock/stock/index.ts'
import { findComparables, findSimilarVehicles } from '#features/stock/stock/server.ts'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
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

/** Loads the page of a used vehicle. The page is not cached while a part of it cannot be read. */
export async function loadVehicleView(vehicle: UsedVehicle): Promise<VehicleView> {
  const [finance, dealer, rating, similar] = await Promise.all([
    financeSettings(),
    readLive('usedVehicleDealer', () => readDealer(vehicle.dealer.slug)),
    readLive('priceRating', () => readRating(vehicle)),
    readLive('similarVehicles', () => findSimilarVehicles(vehicle)),
  ])
  if ([dealer, rating, similar].some(({ state }) => state === 'failed')) await leavePageUncached()
  return { vehicle, path: usedVehiclePath(vehicle), finance, dealer, rating, similar }
}
