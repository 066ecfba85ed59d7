import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { calculators } from './texts/calculators.ts'
import { finance } from './texts/finance.ts'
import { waysToPay } from './texts/ways-to-pay.ts'

/** The texts of this feature, by group and language. */
export const financeTexts = collectTexts({ calculators, finance, waysToPay })

export type CalculatorTexts = TextsOf<typeof calculators>
export type FinanceTexts = TextsOf<typeof finance>
export type PaymentOptionsTexts = TextsOf<typeof waysToPay>

const summaryKeys = [
  ...(['workItOut', 'ways', 'loading', 'failed', 'retry'] as const),
  ...(['instalmentFinance', 'subscription', 'code', 'colour', 'retailPrice'] as const),
  ...(['term', 'months', 'totalOfMonths', 'averageKilometres', 'totalKilometres'] as const),
] satisfies readonly (keyof CalculatorTexts)[]

export type SummaryTexts = Pick<CalculatorTexts, (typeof summaryKeys)[number]>

/** Returns the texts of the summary of a plan. */
export function summaryTexts(language: Language): SummaryTexts {
  const { calculators } = financeTexts(language)
  return Object.fromEntries(summaryKeys.map((key) => [key, calculators[key]])) as SummaryTexts
}

/** The texts of the calculators, requested when a visitor opens them. */
export type OpenedTexts = { readonly calculators: CalculatorTexts; readonly waysToPay: PaymentOptionsTexts }
