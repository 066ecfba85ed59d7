import type { Texts } from '#platform/i18n/texts.ts'

/** The texts a finance page's calculators say, in the page's language. */
export type CalculatorTexts = {
  readonly calculators: Texts['calculators']
  readonly finance: Texts['finance']
  readonly pages: Texts['financePages']
  readonly waysToPay: Texts['waysToPay']
  readonly newTab: string
}
