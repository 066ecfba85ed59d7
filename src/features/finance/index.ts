export type { GuaranteedValue } from './guaranteed-value.ts'
export { advertisedPlan } from './rules/advertised-plan.ts'
export { isBusinessPath } from './rules/business-path.ts'
export { type CalculatorSettings, type ChosenPlan, type PlanChoice, planFor } from './rules/calculator.ts'
export {
  type CalculatorName,
  calculatorNames,
  calculatorsOf,
} from './rules/calculator-choice.ts'
export type { CappedDeposit } from './rules/deposit.ts'
export { type FutureDriveChoice, type FutureDriveQuote, quoteFutureDrive } from './rules/future-drive.ts'
export {
  type Fees,
  type InstalmentPlan,
  type InstalmentQuote,
  type PlanTotals,
  quoteInstalment,
} from './rules/instalment.ts'
export { compareLease, type LeaseComparison } from './rules/lease.ts'
export {
  openingPlan,
  type PlanSettings,
  planNames,
  readPlan,
  type SharedPlan,
  writePlan,
} from './rules/plan-address.ts'
export type { PlanNames } from './rules/plan-changes.ts'
export { type QuoteSubject, quoteQuery, readWay } from './rules/quote-address.ts'
export {
  defaultFinanceSettings,
  type FinanceSettings,
  type FutureDriveSettings,
  type SubscriptionSettings,
} from './rules/settings.ts'
export { readSubscription, type SubscriptionReading } from './rules/subscription.ts'
export { type WayKind, type WayToPay, waysToPay } from './rules/ways-to-pay.ts'
export type { SubscriptionQuote } from './subscription-quote.ts'
export type { BlockSettings, BlockTexts, EnquiryForms } from './ui/block/subject.ts'
export { formatRate } from './ui/format-rate.ts'
export { paymentOptionName } from './ui/ways-to-pay/names.ts'
export { wayLines, wayWords } from './ui/ways-to-pay/way-texts.ts'
export {
  type AskingPlace,
  type FinanceEnquiry,
  financeEnquiryHref,
  type SubscriptionEnquiry,
} from './wire/enquiry-query.ts'
