import type { VehicleModel } from '#features/vehicles/vehicles/index.ts'
import { displayedPrice } from '#features/vehicles/vehicles/rules.ts'
import type { AllOffersView, RangeOffer } from '../offers-view.ts'
import { savingOf } from './arrange-offers.ts'

/**
 * Returns whether a model has a special price or a finance offer. A monthly-from price alone is what the usual plan of
 * its price costs, and no offer.
 */
export function isPriceOrFinanceOffer(
  model: Pick<VehicleModel, 'price' | 'specialPrice' | 'offer'>,
): boolean {
  return displayedPrice(model).special !== null || model.offer !== null
}

const instalmentOf = ({ finance }: RangeOffer) => finance?.monthlyInstalment ?? Number.POSITIVE_INFINITY

/** Groups the offers on all ranges by kind: special prices by their saving, finance offers by their instalment. */
export function groupOffers(
  offers: readonly RangeOffer[],
): Pick<AllOffersView, 'specialPrices' | 'financeOffers'> {
  return {
    specialPrices: offers
      .filter((offer) => savingOf(offer) > 0)
      .toSorted((one, other) => savingOf(other) - savingOf(one)),
    financeOffers: offers
      .filter(({ finance }) => finance !== null)
      // Two offers without an instalment differ by NaN, which counts as equal.
      .toSorted((one, other) => instalmentOf(one) - instalmentOf(other) || 0),
  }
}
