import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { financeQuote } from './texts/finance-quote.ts'

/** The texts of this feature, by group and language. */
export const quoteTexts = collectTexts({ financeQuote })
