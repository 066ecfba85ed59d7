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
 * Models of the site's own brand as a card shows them.
 *
 * @param codes of those that are wanted, as an editor wrote them; every model without it. Each list of codes is cached
 *   by itself, so codes that a visitor sent do not belong here.
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 * Source: requirement V-302: the service is asked for the codes.
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

/** Value-added offers that run on a day. Editors write them, no outside service. Source: decisions C-14 and C-17. */
export async function listValueAddedOffers(today: CalendarDay): Promise<readonly ValueAddedOffer[]> {
  const read = async () => ({ value: await publishedOffers(await cms()), fresh: true })
  const offers = await keepAnswer(caches.vehicles, ['vehicles', 'value-added offers'], read)
  return offers.filter((offer) => isShownOn(offer, today))
}
