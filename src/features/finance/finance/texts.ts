import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { calculators } from './texts/calculators.ts'
import { finance } from './texts/finance.ts'
import { waysToPay } from './texts/ways-to-pay.ts'

/** The texts of this feature, by group and language. */
export const financeTexts = collectTexts({ calculators, finance, waysToPay })

export type CalculatorTexts = TextsOf<typeof calculators>
export type FinanceTexts = TextsOf<typeof finance>
export type PaymentOptionsTexts = TextsOf<typeof waysToPay>
