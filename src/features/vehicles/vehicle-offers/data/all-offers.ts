import { findRangeModels, listRanges } from '#features/vehicles/vehicles/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { AllOffersView, RangeOffer } from '../offers-view.ts'
import { groupOffers, isPriceOrFinanceOffer } from '../rules/group-offers.ts'
import { modelOffer } from './model-offer.ts'
import { loadValueAddedOffers } from './value-added-offers.ts'

async function offersOnRange(slug: string): Promise<readonly RangeOffer[]> {
  const found = await findRangeModels(slug)
  if (!found) return []
  const { name, brand } = found.range
  return Promise.all(
    found.models
      .filter(isPriceOrFinanceOffer)
      .map(async (model) => ({ ...(await modelOffer(model)), range: { slug, name, brand } })),
  )
}

/**
 * Lists the offers on every range on a day. When the value-added offers cannot be read, the page is cached with short
 * revalidation.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listOffers(today: CalendarDay): Promise<AllOffersView> {
  const ranges = await listRanges()
  const [ofModels, live] = await Promise.all([
    Promise.all(ranges.map(({ slug }) => offersOnRange(slug))),
    loadValueAddedOffers({ today }),
  ])
  if (live.state === 'failed') await shortenRevalidation()
  return {
    ...groupOffers(ofModels.flat()),
    valueAddedOffers: live.state === 'failed' ? null : live.state === 'ready' ? live.data : [],
  }
}
