import type { Cents } from '#platform/money.ts'
import type { VehicleModel } from '../model.ts'

export type DisplayedPrice = {
  /** Struck through when there is a special price; null shows as N/A. */
  readonly regular: Cents | null
  /** Beside the regular one, with an asterisk. */
  readonly special: Cents | null
}

/**
 * A model's price as it is shown. A special price is one only below the regular price: a higher or equal one
 * would strike through the better offer. A special price alone stands as the price, with nothing to strike.
 *
 * Source: requirement V-232; decision V-9.
 */
export function displayedPrice({
  price,
  specialPrice,
}: Pick<VehicleModel, 'price' | 'specialPrice'>): DisplayedPrice {
  if (price === null) return { regular: specialPrice, special: null }
  return { regular: price, special: specialPrice !== null && specialPrice < price ? specialPrice : null }
}

/** What a model costs today, special price included: the price that calculators and leads take. */
export function currentPrice(model: Pick<VehicleModel, 'price' | 'specialPrice'>): Cents | null {
  const { regular, special } = displayedPrice(model)
  return special ?? regular
}

/**
 * Returns why a special price cannot be published, or null when it can: it must be below the regular price.
 *
 * Source: decision V-9.
 */
export function specialPriceError(price: Cents | null, specialPrice: Cents): string | null {
  if (price === null || specialPrice < price) return null
  return 'A special price is lower than the price. Leave it empty when there is none.'
}

/**
 * The model behind a range's Offers From: the one with the lowest monthly-from price, the first of equals; null
 * when none has one. It is the model and not the amount, because its offer's terms are shown with it.
 *
 * Source: requirement V-159; decision F-3.
 */
export function offersFrom<Model extends Pick<VehicleModel, 'monthlyFromPrice'>>(
  models: readonly Model[],
): Model | null {
  const offered = models.filter(({ monthlyFromPrice }) => monthlyFromPrice !== null)
  return offered.toSorted((a, b) => Number(a.monthlyFromPrice) - Number(b.monthlyFromPrice))[0] ?? null
}
