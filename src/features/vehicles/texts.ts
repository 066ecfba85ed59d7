import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'
import type { TextGroup, TextsOf } from '#platform/i18n/text-group.ts'
import { carousel } from './texts/carousel.ts'
import { comparison } from './texts/comparison.ts'
import { configurator } from './texts/configurator.ts'
import { modelChooser } from './texts/model-chooser.ts'
import { offers } from './texts/offers.ts'
import { ownerBenefits } from './texts/owner-benefits.ts'
import { specificationLabels } from './texts/specification-labels.ts'
import { technicalTerms } from './texts/technical-terms.ts'
import { vehicleSections } from './texts/vehicle-sections.ts'
import { vehicles } from './texts/vehicles.ts'

/** The texts of this feature, by group and language. */
export const vehicleTexts = collectTexts({
  carousel,
  comparison,
  configurator,
  modelChooser,
  ownerBenefits,
  offers,
  vehicleSections,
  vehicles,
  specificationLabels,
  technicalTerms,
})

export type CarouselTexts = TextsOf<typeof carousel>
export type ComparisonTexts = TextsOf<typeof comparison>
export type ConfiguratorTexts = TextsOf<typeof configurator>
export type ModelChooserTexts = TextsOf<typeof modelChooser>
export type OwnerBenefitsTexts = TextsOf<typeof ownerBenefits>
export type OffersTexts = TextsOf<typeof offers>
export type VehicleWords = TextsOf<typeof vehicles>

const terms: TextGroup = { ...technicalTerms, ...specificationLabels }

/** A word of the technical data in a language; in English where it is not known. */
export function technicalTerm(english: string, wanted: Language): LocalText {
  const known = Object.hasOwn(terms, english) ? terms[english] : undefined
  return known ? { text: known[wanted], language: wanted } : { text: english, language: 'en' }
}
