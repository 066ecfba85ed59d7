import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'
import type { TextGroup, TextsOf } from '#platform/i18n/text-group.ts'
import { specificationLabels } from './texts/specification-labels.ts'
import { technicalTerms } from './texts/technical-terms.ts'
import { vehicles } from './texts/vehicles.ts'

/** The texts of this feature, by group and language. */
export const vehicleTexts = collectTexts({ vehicles, specificationLabels, technicalTerms })

export type VehicleWords = TextsOf<typeof vehicles>

const terms: TextGroup = { ...technicalTerms, ...specificationLabels }

/** A word of the technical data in a language; in English where it is not known. */
export function technicalTerm(english: string, wanted: Language): LocalText {
  const known = Object.hasOwn(terms, english) ? terms[english] : undefined
  return known ? { text: known[wanted], language: wanted } : { text: english, language: 'en' }
}
