import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { articleFeeds } from './texts/article-feeds.ts'

/** The texts of this feature, by group and language. */
export const feedTexts = collectTexts({ articleFeeds })
