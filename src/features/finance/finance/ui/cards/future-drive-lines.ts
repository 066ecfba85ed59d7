import { fill } from '#platform/i18n/fill.ts'
import { basisPoints, cents, formatPrice, formatRandAndCents } from '#platform/money.ts'
import type { FutureDriveQuote } from '../../rules/future-drive.ts'
import type { Fees } from '../../rules/instalment.ts'
import type { FutureDriveSettings } from '../../rules/settings.ts'
import type { CalculatorTexts } from '../../texts.ts'
import { formatRate } from '../format-rate.ts'
import type { Line } from './figure-lines.tsx'
import { amountOrDash, dash } from './plan-figures.ts'

type Available = Extract<FutureDriveQuote, { available: true }>

/** Returns the lines of the guaranteed value; zeros while it is unknown. Source: requirement V-332. */
export function guaranteedLines(quote: Available | null, texts: CalculatorTexts): Line[] {
  return [
    [texts.guaranteedValue, formatPrice(quote?.guaranteedValue ?? cents(0))],
    [texts.shareOfPrice, formatRate(quote?.share ?? basisPoints(0))],
  ]
}

/** Returns the lines of the interest saving. Source: decision F-4; requirements V-063 to V-065. */
export function comparisonLines(quote: Available | null, texts: CalculatorTexts): Line[] {
  const saving =
    quote === null ? dash : quote.interestSaved === null ? texts.noSaving : formatPrice(quote.interestSaved)
  return [
    [texts.comparedInterest, amountOrDash(quote?.comparison.totals?.interest)],
    [texts.saved, saving],
  ]
}

/** Describes the fixed comparison plan: term, balloon, rate and fee. */
export function describeComparisonPlan(
  { comparisonPlan: { months, balloonShare, rate } }: Pick<FutureDriveSettings, 'comparisonPlan'>,
  { monthlyAdmin }: Fees,
  texts: CalculatorTexts,
): string {
  const [balloon, interest] = [formatRate(balloonShare), formatRate(rate)]
  return fill(texts.comparedTerms, { months, balloon, rate: interest, fee: formatRandAndCents(monthlyAdmin) })
}
