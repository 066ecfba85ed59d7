import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'
import type { TextGroup, TextsOf } from '#platform/i18n/text-group.ts'
import { equipmentValues } from './texts/equipment-values.ts'
import { specificationLabels } from './texts/specification-labels.ts'
import { specificationValues } from './texts/specification-values.ts'
import { technicalTerms } from './texts/technical-terms.ts'
import { vehicles } from './texts/vehicles.ts'

/** This feature's texts, by group and language. */
export const vehicleTexts = collectTexts({
  vehicles,
  specificationLabels,
  specificationValues,
  technicalTerms,
})

export { priceLabels } from './texts/vehicles.ts'

export type VehicleTexts = TextsOf<typeof vehicles>

const terms: TextGroup = {
  ...technicalTerms,
  ...specificationValues,
  ...equipmentValues,
  ...specificationLabels,
}

/** Translates a term of the technical data; an unknown term stays English. */
export function translateTechnicalTerm(english: string, language: Language): LocalText {
  const translations = Object.hasOwn(terms, english) ? terms[english] : undefined
  return translations ? { text: translations[language], language } : { text: english, language: 'en' }
}
