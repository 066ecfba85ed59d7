import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { offers } from './texts/offers.ts'
import { valueAddedOffers } from './texts/value-added-offers.ts'

/** This feature's texts, by group and language. */
export const vehicleOfferTexts = collectTexts({ offers, valueAddedOffers })

export type OffersTexts = TextsOf<typeof offers>
