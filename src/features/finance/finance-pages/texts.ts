import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { financePages } from './texts/finance-pages.ts'

/** The texts of this feature, by group and language. */
export const financePagesTexts = collectTexts({ financePages })

export type FinancePagesTexts = TextsOf<typeof financePages>
