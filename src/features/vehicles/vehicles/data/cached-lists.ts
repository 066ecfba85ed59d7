import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { cached } from '#platform/cache/cached.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import { brand } from '#platform/site/brand.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { DisplayedModel } from '../displayed-model.ts'
import type { LineUpModel } from '../line-up-model.ts'
import { isActiveOn } from '../rules/offer-period.ts'
import { displayedPrice } from '../rules/prices.ts'
import type { ValueAddedOffer } from '../value-added-offer.ts'
import { displayedModelOf } from './displayed-models.ts'
import { listPublishedOffers } from './value-added-offers.ts'
import { vehicleSource } from './vehicle-source.ts'

/**
 * Lists models of the site's own brand for cards.
 *
 * @param codes as entered by an editor; every model when omitted. Each list of codes is a cache entry of its own, so
 *   never pass codes sent by a visitor.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 * Source: requirement V-302: the codes are part of the request to the service.
 */
export function listDisplayedModels(codes?: readonly string[]): Promise<readonly DisplayedModel[]> {
  const key = ['shown models', ...(codes ?? [])]
  return cacheAnswer(vehicleSource, caches.vehicles, key, async (ask) => {
    const ranges = await ask((catalogue) => catalogue.ranges())
    const models = await ask((catalogue) => catalogue.models(codes ? { codes } : { brand: brand.name }))
    const bySlug = new Map((ranges ?? []).map((range) => [range.slug, range]))
    return (models ?? [])
      .filter((model) => model.brand === brand.name)
      .map((model) => displayedModelOf(model, bySlug.get(model.range.slug)))
  })
}

/**
 * Lists every model on sale with the fields by which the line-up lists, filters and orders it.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export function listLineUpModels(): Promise<readonly LineUpModel[]> {
  return cacheAnswer(vehicleSource, caches.vehicles, ['line-up models'], async (ask) => {
    const models = await ask((catalogue) => catalogue.models())
    return (models ?? []).map((model) => {
      const { code, name, range, offer, seats, fuelType, driveSystem } = model
      const { regular, special } = displayedPrice(model)
      const prices = { price: special ?? regular, formerPrice: special && regular }
      return { code, name, range: range.slug, ...prices, offer, seats, fuelType, driveSystem }
    })
  })
}

/** Lists the value-added offers valid on a day, always from our own database. Source: decisions C-14 and C-17. */
export async function listValueAddedOffers(today: CalendarDay): Promise<readonly ValueAddedOffer[]> {
  const offers = await cached(caches.vehicles, ['vehicles', 'value-added offers'], async () =>
    listPublishedOffers(await cms()),
  )
  return offers.filter((offer) => isActiveOn(offer, today))
}
