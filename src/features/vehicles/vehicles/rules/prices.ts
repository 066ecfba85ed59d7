import type { Cents } from '#platform/money.ts'
import type { VehicleModel } from '../model.ts'

export type DisplayedPrice = {
  /** Struck through when there is a special price; null shows as N/A. */
  readonly regular: Cents | null
  /** Beside the regular one, with an asterisk. */
  readonly special: Cents | null
}

/**
 * Returns the prices to display. A special price counts only below the regular price, because a higher or equal one
 * would strike through the better offer. A special price alone is the regular price, with nothing struck through.
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

/** Returns the current price of a model, special price included, for calculators and leads. */
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
  return 'The special price must be lower than the price. Leave it empty when there is none.'
}

/**
 * Returns the first model with the lowest monthly-from price, or null when no model has one. Returns the model instead
 * of the amount because the terms of its offer are displayed too.
 *
 * Source: requirement V-159; decision F-3.
 */
export function findOffersFromModel<Model extends Pick<VehicleModel, 'monthlyFromPrice'>>(
  models: readonly Model[],
): Model | null {
  const candidates = models.filter(({ monthlyFromPrice }) => monthlyFromPrice !== null)
  return candidates.toSorted((a, b) => Number(a.monthlyFromPrice) - Number(b.monthlyFromPrice))[0] ?? null
}
