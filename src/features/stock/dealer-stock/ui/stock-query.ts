import type { StockChoices } from '../rules/stock-choices.ts'

/** What the query of a listing's address says. */
export type StockQuery = {
  readonly choices: StockChoices
  /** Whether a dealer's page shows the vehicles of its group. */
  readonly wantsGroup: boolean
}
