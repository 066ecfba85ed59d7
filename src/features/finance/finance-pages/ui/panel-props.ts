import type { FinanceContent, FinanceModel, FinanceRange } from '../finance-content.ts'
import type { CalculatorTexts } from './calculator-texts.ts'
import type { PagePlan } from './use-page-plan.ts'

/** Props of every calculator of a finance page. */
export type PanelProps = {
  readonly content: FinanceContent
  /** Path of the page. */
  readonly path: string
  readonly range: FinanceRange
  readonly model: FinanceModel
  readonly plan: PagePlan
  readonly texts: CalculatorTexts
}
