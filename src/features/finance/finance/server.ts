export { findModelCode, guaranteedValueOf, type MileageAndTerm, subscriptionQuoteOf } from './data/cached.ts'
export { FiguresUnavailable } from './data/figure-source.ts'
export {
  respondWithCalculatorTexts,
  respondWithGuaranteedValue,
  respondWithSubscriptionQuote,
} from './data/section-responses.ts'
export { financeSettings } from './data/settings.ts'
export type { CalculatorSettings, PlanChoice } from './rules/calculator.ts'
export type { DepositLimit } from './rules/deposit.ts'
export type {
  FinanceSettings,
  FutureDriveSettings,
  SubscriptionSettings,
} from './rules/settings.ts'
