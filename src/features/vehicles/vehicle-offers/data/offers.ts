import { everythingVisible, type Visibility } from '#features/dealers/dealers/index.ts'
import { findRangeModels } from '#features/vehicles/vehicles/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { OffersView } from '../offers-view.ts'
import { selectOfferedModels } from '../rules/offered-models.ts'
import { modelOffer } from './model-offer.ts'
import { loadValueAddedOffers } from './value-added-offers.ts'

/**
 * Returns the offers on a range, or null for an unknown range. When the value-added offers cannot be read, they are
 * omitted and the page is cached with short revalidation.
 *
 * @param shows what the region of a dealer shows. Hidden prices are omitted with the offers of models, and value-added
 * offers with the insurance banner.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findOffers(
  rangeSlug: string,
  today: CalendarDay,
  shows: Visibility = everythingVisible,
): Promise<OffersView | null> {
  const found = await findRangeModels(rangeSlug, shows)
  if (!found) return null
  const { range, models } = found
  const live = await loadValueAddedOffers({ today })
  if (live.state === 'failed') await shortenRevalidation()
  const added = shows.insuranceBanner && live.state === 'ready' ? live.data : []
  return {
    range: { slug: range.slug, name: range.name, brand: range.brand },
    showsPrices: shows.vehiclePrices,
    offers: await Promise.all(selectOfferedModels(models).map(modelOffer)),
    valueAddedOffers: added.filter((offer) => offer.range.slug === range.slug),
  }
}
