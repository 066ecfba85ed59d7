import { brand } from '#platform/brand.ts'
import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { CalendarDay } from '#platform/clock.ts'
import { cms } from '#platform/cms.ts'
import type { DisplayedModel } from '../displayed-model.ts'
import { isActiveOn } from '../rules/offer-period.ts'
import type { ValueAddedOffer } from '../value-added-offer.ts'
import { unwrapVehicles } from './cached.ts'
import { catalogue } from './catalogue.ts'
import { displayedModelOf } from './displayed-models.ts'
import { listPublishedOffers } from './value-added-offers.ts'

/**
 * Lists models of the site's own brand for cards.
 *
 * @param codes as entered by an editor; every model when omitted. Each list of codes is a cache entry of its own, so
 *   never pass codes sent by a visitor.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 * Source: requirement V-302: the codes are part of the request to the service.
 */
export function listDisplayedModels(codes?: readonly string[]): Promise<readonly DisplayedModel[]> {
  const read = async () => {
    const ranges = unwrapVehicles(await catalogue().ranges())
    const models = unwrapVehicles(await catalogue().models(codes ? { codes } : { brand: brand.name }))
    const bySlug = new Map((ranges.value ?? []).map((range) => [range.slug, range]))
    const cards = (models.value ?? [])
      .filter((model) => model.brand === brand.name)
      .map((model) => displayedModelOf(model, bySlug.get(model.range.slug)))
    return { value: cards, fresh: ranges.fresh && models.fresh }
  }
  return cacheResponse(caches.vehicles, ['vehicles', 'shown models', ...(codes ?? [])], read)
}

/** Lists the value-added offers valid on a day, always from our own database. Source: decisions C-14 and C-17. */
export async function listValueAddedOffers(today: CalendarDay): Promise<readonly ValueAddedOffer[]> {
  const read = async () => ({ value: await listPublishedOffers(await cms()), fresh: true })
  const offers = await cacheResponse(caches.vehicles, ['vehicles', 'value-added offers'], read)
  return offers.filter((offer) => isActiveOn(offer, today))
}
