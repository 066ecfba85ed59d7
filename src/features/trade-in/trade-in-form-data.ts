import type { FormContent } from '#features/enquiries/index.ts'
import type { StockSuggestion } from './trade-in-value.ts'

/** What the form needs from the site. */
export type TradeInFormData = FormContent & {
  /** Makes and ranges of our used stock; empty when they cannot be read. */
  readonly suggestions: readonly StockSuggestion[]
}
