import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { articles } from './texts/articles.ts'

/** The texts of this feature, by group and language. */
export const articleTexts = collectTexts({ articles })

export type ArticleTexts = ReturnType<typeof articleTexts>['articles']
