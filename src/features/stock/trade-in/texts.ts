import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { tradeInValue } from './texts/trade-in-value.ts'

/** The texts of this feature, by group and language. */
export const tradeInTexts = collectTexts({ tradeInValue })

export type TradeInValueTexts = ReturnType<typeof tradeInTexts>['tradeInValue']
