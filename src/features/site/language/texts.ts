import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { language } from './texts/language.ts'

/** The texts of this feature, by group and language. */
export const languageTexts = collectTexts({ language })
