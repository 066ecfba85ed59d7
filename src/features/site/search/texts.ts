import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { search } from './texts/search.ts'

/** The texts of this feature, by group and language. */
export const searchTexts = collectTexts({ search })

export type SearchTexts = TextsOf<typeof search>
