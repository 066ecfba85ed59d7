export type { GuaranteedValue } from './guaranteed-value.ts'
export { type CalculatorSettings, type ChosenPlan, type PlanChoice, planFor } from './rules/calculator.ts'
export {
  type Fees,
  type InstalmentPlan,
  type InstalmentQuote,
  type PlanTotals,
  quoteInstalment,
} from './rules/instalment.ts'
export { defaultFinanceSettings, type FinanceSettings } from './rules/settings.ts'
export type { SubscriptionQuote } from './subscription-quote.ts'
export { formatRate } from './ui/format-rate.ts'
export { InstalmentCard } from './ui/instalment-card.island.tsx'
