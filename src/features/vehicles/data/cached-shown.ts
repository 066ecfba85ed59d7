import { brand } from '#platform/brand.ts'
import { caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import type { CalendarDay } from '#platform/clock.ts'
import { cms } from '#platform/cms.ts'
import { isShownOn } from '../rules/offer-period.ts'
import type { ShownModel } from '../shown-model.ts'
import type { ValueAddedOffer } from '../value-added-offer.ts'
import { settled } from './cached.ts'
import { catalogue } from './catalogue.ts'
import { shownModelOf } from './shown-models.ts'
import { publishedOffers } from './value-added-offers.ts'

/**
 * Lists models of the site's own brand for cards.
 *
 * @param codes as entered by an editor; every model when omitted. Each list of codes is a cache entry of its own, so
 *   never pass codes sent by a visitor.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 * Source: requirement V-302: the codes are part of the request to the service.
 */
export function listShownModels(codes?: readonly string[]): Promise<readonly ShownModel[]> {
  const read = async () => {
    const ranges = settled(await catalogue().ranges())
    const models = settled(await catalogue().models(codes ? { codes } : { brand: brand.name }))
    const bySlug = new Map((ranges.value ?? []).map((range) => [range.slug, range]))
    const cards = (models.value ?? [])
      .filter((model) => model.brand === brand.name)
      .map((model) => shownModelOf(model, bySlug.get(model.range.slug)))
    return { value: cards, fresh: ranges.fresh && models.fresh }
  }
  return keepAnswer(caches.vehicles, ['vehicles', 'shown models', ...(codes ?? [])], read)
}

/** Lists the value-added offers valid on a day, always from our own database. Source: decisions C-14 and C-17. */
export async function listValueAddedOffers(today: CalendarDay): Promise<readonly ValueAddedOffer[]> {
  const read = async () => ({ value: await publishedOffers(await cms()), fresh: true })
  const offers = await keepAnswer(caches.vehicles, ['vehicles', 'value-added offers'], read)
  return offers.filter((offer) => isShownOn(offer, today))
}
