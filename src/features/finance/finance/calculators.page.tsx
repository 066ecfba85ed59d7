/**
 * Rules, fields and figure lines of calculators in the browser. Importing a rule from `index.ts` instead would add the
 * default settings and the payment options to the bundle.
 */

export { planFor } from './rules/calculator.ts'
export { calculatorParameter, selectCalculator } from './rules/calculator-choice.ts'
export { capDeposit } from './rules/deposit.ts'
export { quoteFutureDrive } from './rules/future-drive.ts'
export { quoteInstalment } from './rules/instalment.ts'
export { compareLease } from './rules/lease.ts'
export { changedParameters } from './rules/plan-changes.ts'
export { readPlan } from './rules/plan-query.ts'
export { summariseSubscription } from './rules/subscription.ts'
export { createReference } from './ui/block/create-reference.ts'
export { type FutureDrive, useFutureDrive } from './ui/block/use-future-drive.ts'
export { type Subscription, useSubscription } from './ui/block/use-subscription.ts'
export { FigureLines, type Line } from './ui/cards/figure-lines.tsx'
export { comparisonLines, describeComparisonPlan, guaranteedLines } from './ui/cards/future-drive-lines.ts'
export { costLines } from './ui/cards/instalment-plan-card.tsx'
export { MonthlyText } from './ui/cards/monthly-text.tsx'
export {
  amountOrDash,
  dash,
  formatKilometres,
  instalmentFigures,
  subscriptionFigures,
} from './ui/cards/plan-figures.ts'
export { DepositField } from './ui/deposit-field.tsx'
export { formatFee } from './ui/format-fee.ts'
export { formatRate } from './ui/format-rate.ts'
export { RateSlider } from './ui/rate-slider.tsx'
export { financeEnquiryHref, subscriptionEnquiryHref } from './wire/enquiry-query.ts'
