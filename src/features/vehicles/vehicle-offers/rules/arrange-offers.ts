import type { ModelOffer } from '../offers-view.ts'

/** In cents; zero without a special price. */
export function savingOf({ price, specialPrice }: Pick<ModelOffer, 'price' | 'specialPrice'>): number {
  return price === null || specialPrice === null ? 0 : price - specialPrice
}

/** An offer, and whether its card takes a whole row. */
export type ArrangedOffer = { readonly offer: ModelOffer; readonly wide: boolean }

/**
 * Arranges the offers of a range: the largest price cut leads, then those with the terms of a finance offer, which are
 * long, each in a row of its own; then the others, price cuts first.
 */
export function arrangeOffers(offers: readonly ModelOffer[]): readonly ArrangedOffer[] {
  const bySaving = offers.toSorted((one, other) => savingOf(other) - savingOf(one))
  const [lead] = bySaving.filter((offer) => savingOf(offer) > 0)
  const isWide = (offer: ModelOffer) => offer === lead || offer.finance !== null
  return [...bySaving.filter(isWide), ...bySaving.filter((offer) => !isWide(offer))].map((offer) => ({
    offer,
    wide: isWide(offer),
  }))
}
