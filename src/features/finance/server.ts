export { type GuaranteedPlan, guaranteedValueOf, modelLike, subscriptionQuoteOf } from './data/cached.ts'
export { FiguresUnavailable } from './data/figures.ts'
export { answerGuaranteedValue, answerSubscriptionQuote } from './data/section-answers.ts'
export { financeSettings } from './data/settings.ts'
export type { CalculatorSettings, PlanChoice } from './rules/calculator.ts'
export type { DepositLimit } from './rules/deposit.ts'
export type {
  FinanceSettings,
  FutureDriveSettings,
  SubscriptionSettings,
} from './rules/settings.ts'
