import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { brandCards } from './texts/brand-cards.ts'

/** The texts of this feature, by group and language. */
export const contentTexts = collectTexts({ brandCards })
