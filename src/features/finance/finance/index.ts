export type { GuaranteedValue } from './guaranteed-value.ts'
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
export { openingQuote } from './rules/opening-quote.ts'
export { listPaymentOptions, type PaymentOption, type PaymentOptionKind } from './rules/payment-options.ts'
export type { PlanParameters } from './rules/plan-changes.ts'
export {
  openingPlan,
  type PlanSettings,
  planParameterNames,
  readPlan,
  type SharedPlan,
  writePlan,
} from './rules/plan-query.ts'
export { type QuoteSubject, readPaymentOption, writeQuoteQuery } from './rules/quote-query.ts'
export {
  defaultFinanceSettings,
  type FinanceSettings,
  type FutureDriveSettings,
  type SubscriptionSettings,
} from './rules/settings.ts'
export { type SubscriptionSummary, summariseSubscription } from './rules/subscription.ts'
export type { SubscriptionQuote } from './subscription-quote.ts'
export type { BlockSettings, BlockTexts, EnquiryForms } from './ui/block/subject.ts'
export { formatRate } from './ui/format-rate.ts'
export { paymentOptionName } from './ui/payment-options/option-name.ts'
export { paymentOptionLines, paymentOptionNotes } from './ui/payment-options/option-texts.ts'
export {
  type EnquiryOrigin,
  type FinanceEnquiry,
  financeEnquiryHref,
  type SubscriptionEnquiry,
} from './wire/enquiry-query.ts'
