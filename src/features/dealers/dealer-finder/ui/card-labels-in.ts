import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { CardLabels } from './card-labels.ts'

/** Returns the labels of a dealer's card in a language. Source: requirement D-266. */
export function cardLabelsIn(language: Language): CardLabels {
  const { dealerCard, opening } = dealerTexts(language)
  return { card: dealerCard, opening, newTab: textsIn(language).layout.newTab }
}
