import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { news } from './texts/news.ts'

/** The texts of this feature, by group and language. */
export const newsTexts = collectTexts({ news })

export type NewsTexts = ReturnType<typeof newsTexts>['news']
