import { offersPath, type VehicleModel } from '#features/vehicles/index.ts'
import { displayedPrice, gradeLabel } from '#features/vehicles/rules.ts'
import { drawingOfModel, findRangeModels, planOfOffer } from '#features/vehicles/server.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'
import type { CalendarDay } from '#platform/clock.ts'
import type { ModelOffer, OffersView } from '../offers-view.ts'
import { offeredModels } from '../rules/offered-models.ts'
import { loadValueAddedOffers } from './live-blocks.ts'

/**
 * What is offered on a range today; null when there is no such range. A page that lacks what the maker adds, because it
 * could not be read, is kept only shortly.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export async function findOffers(rangeSlug: string, today: CalendarDay): Promise<OffersView | null> {
  const found = await findRangeModels(rangeSlug)
  if (!found) return null
  const { range, models } = found
  const added = await loadValueAddedOffers({ path: offersPath(rangeSlug), today })
  if (added.state === 'failed') await livesShortly()
  return {
    range: { slug: range.slug, name: range.name, brand: range.brand },
    offers: await Promise.all(offeredModels(models).map(offerOf)),
    added: added.state === 'ready' ? added.data.filter((offer) => offer.range.slug === range.slug) : [],
  }
}

async function offerOf(model: VehicleModel): Promise<ModelOffer> {
  const { regular, special } = displayedPrice(model)
  return {
    code: model.code,
    name: model.name,
    grade: gradeLabel(model.grade),
    price: regular,
    specialPrice: special,
    monthlyFromPrice: model.monthlyFromPrice,
    finance: model.offer,
    plan: await planOfOffer(model.offer),
    drawing: drawingOfModel(model),
  }
}
