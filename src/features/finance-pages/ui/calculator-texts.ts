import type * as words from '#features/finance/texts.ts'
import type { FinancePagesTexts } from '../texts.ts'

/** The texts a finance page's calculators say, in the page's language. */
export type CalculatorTexts = {
  readonly calculators: words.CalculatorTexts
  readonly finance: words.FinanceTexts
  readonly pages: FinancePagesTexts
  readonly waysToPay: words.WaysToPayTexts
  readonly newTab: string
}
