import type * as financeTexts from '#features/finance/finance/texts.ts'
import type { FinancePagesTexts } from '../texts.ts'

/** Texts of the calculators of a finance page, in the language of the page. */
export type CalculatorTexts = {
  readonly calculators: financeTexts.CalculatorTexts
  readonly finance: financeTexts.FinanceTexts
  readonly pages: FinancePagesTexts
  readonly waysToPay: financeTexts.PaymentOptionsTexts
  readonly newTab: string
}
