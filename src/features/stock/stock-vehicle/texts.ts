import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { priceRating } from './texts/price-rating.ts'
import { usedComparison } from './texts/used-comparison.ts'
import { vehiclePage } from './texts/vehicle-page.ts'

/** The texts of this feature, by group and language. */
export const stockVehicleTexts = collectTexts({ priceRating, usedComparison, vehiclePage })

export type VehiclePageTexts = TextsOf<typeof vehiclePage>
export type PriceRatingTexts = TextsOf<typeof priceRating>
export type UsedComparisonTexts = TextsOf<typeof usedComparison>
