/** What the cards of a vehicle's page and the calculators of the finance pages are both made of. */
export { newReference } from './ui/block/new-reference.ts'
export { type FutureDrive, useFutureDrive } from './ui/block/use-future-drive.ts'
export { type Subscription, useSubscription } from './ui/block/use-subscription.ts'
export { FigureLines, type Line } from './ui/cards/figure-lines.tsx'
export { comparedTerms, comparisonLines, guaranteedLines } from './ui/cards/future-drive-lines.ts'
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
export { RateSlider } from './ui/rate-slider.tsx'
