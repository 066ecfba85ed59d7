import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { allOffers } from './texts/all-offers.ts'
import { offers } from './texts/offers.ts'
import { valueAddedOffers } from './texts/value-added-offers.ts'

/** This feature's texts, by group and language. */
export const vehicleOfferTexts = collectTexts({ allOffers, offers, valueAddedOffers })

export type AllOffersTexts = TextsOf<typeof allOffers>
export type OffersTexts = TextsOf<typeof offers>
