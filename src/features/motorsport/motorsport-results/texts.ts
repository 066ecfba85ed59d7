import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { medals } from './texts/medals.ts'
import { motorsportResults } from './texts/results.ts'

/** The texts of this feature, by group and language. */
export const resultTexts = collectTexts({ medals, motorsportResults })
