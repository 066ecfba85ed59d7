import { memo, useCallback } from 'react'
import { type BasisPoints, type Cents, formatPrice } from '#platform/money.ts'
import type { CalculatorSettings, PlanChoice } from '../../rules/calculator.ts'
import type { CappedDeposit } from '../../rules/deposit.ts'
import type { Fees, InstalmentQuote } from '../../rules/instalment.ts'
import type { FinanceTexts } from '../../texts.ts'
import { formatFee } from '../format-fee.ts'
import { formatRate } from '../format-rate.ts'
import { FigureLines, inTwoColumns, type Line } from './figure-lines.tsx'
import { ListField } from './list-field.tsx'
import { type CardFrame, PlanCard } from './plan-card.tsx'
import { PlanFields } from './plan-fields.tsx'
import { amountOrDash, instalmentFigures } from './plan-figures.ts'

type Props = CardFrame & {
  quote: InstalmentQuote
  deposit: CappedDeposit
  settings: Pick<CalculatorSettings, 'terms' | 'rates' | 'balloons'>
  fees: Fees
  words: FinanceTexts
  onChange: (part: Partial<PlanChoice>) => void
  /** As chosen. */
  plan: PlanChoice
}

/** What fees and interest a plan comes to. Source: decisions F-1, F-2 and F-3. */
export function costLines(quote: InstalmentQuote | null, fees: Fees, words: FinanceTexts): Line[] {
  const totals = quote?.totals
  return [
    [words.adminFee, formatFee(fees.monthlyAdmin)],
    [words.initiationFee, formatFee(fees.initiation)],
    [words.totalInterest, amountOrDash(totals?.interest)],
    [words.totalFees, amountOrDash(totals?.fees)],
    [words.totalCost, amountOrDash(totals?.cost)],
  ]
}

/** Instalment finance with a balloon. Source: requirements V-035 to V-041; decision F-3. */
export const InstalmentPlanCard = memo(function InstalmentPlanCard({
  quote,
  deposit,
  settings,
  fees,
  words,
  onChange,
  plan,
  ...frame
}: Props) {
  const { texts } = frame
  const chooseDeposit = useCallback((wish: Cents) => onChange({ deposit: wish }), [onChange])
  const chooseBalloon = useCallback((balloonShare: BasisPoints) => onChange({ balloonShare }), [onChange])
  const figures = instalmentFigures(quote, words)
  return (
    <PlanCard
      {...frame}
      title={texts.instalmentFinance}
      lead={texts.instalmentLead}
      figures={figures}
      notice={null}
      failure={null}
      details={
        <FigureLines
          className={inTwoColumns}
          lines={[
            [words.deposit, formatPrice(deposit.deposit)],
            ...figures.lines,
            ...costLines(quote, fees, words),
          ]}
        />
      }
    >
      <PlanFields
        deposit={deposit}
        settings={settings}
        plan={plan}
        onDeposit={chooseDeposit}
        onChange={onChange}
        words={words}
      >
        <ListField
          label={texts.balloon}
          values={settings.balloons}
          format={formatRate}
          value={plan.balloonShare}
          onChoose={chooseBalloon}
        />
      </PlanFields>
    </PlanCard>
  )
})
