import type { PageForms } from '#features/enquiries/enquiry-forms/index.ts'
import type { StockSuggestion } from './trade-in-value.ts'

/** What the form needs from the site. */
export type TradeInFormData = PageForms & {
  /** Makes and ranges of our used stock; empty when they cannot be read. */
  readonly suggestions: readonly StockSuggestion[]
}
