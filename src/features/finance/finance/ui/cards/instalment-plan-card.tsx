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
import { PlanCard, type SharedCardProps } from './plan-card.tsx'
import { PlanFields } from './plan-fields.tsx'
import { amountOrDash, instalmentFigures } from './plan-figures.ts'

type Props = SharedCardProps & {
  quote: InstalmentQuote
  deposit: CappedDeposit
  settings: Pick<CalculatorSettings, 'terms' | 'rates' | 'balloons'>
  fees: Fees
  financeTexts: FinanceTexts
  onChange: (part: Partial<PlanChoice>) => void
  plan: PlanChoice
}

/** Returns the lines of fees, interest and total cost. Source: decisions F-1, F-2 and F-3. */
export function costLines(quote: InstalmentQuote | null, fees: Fees, financeTexts: FinanceTexts): Line[] {
  const totals = quote?.totals
  return [
    [financeTexts.adminFee, formatFee(fees.monthlyAdmin)],
    [financeTexts.initiationFee, formatFee(fees.initiation)],
    [financeTexts.totalInterest, amountOrDash(totals?.interest)],
    [financeTexts.totalFees, amountOrDash(totals?.fees)],
    [financeTexts.totalCost, amountOrDash(totals?.cost)],
  ]
}

/** The instalment calculator, with a balloon. Source: requirements V-035 to V-041; decision F-3. */
export const InstalmentPlanCard = memo(function InstalmentPlanCard({
  quote,
  deposit,
  settings,
  fees,
  financeTexts,
  onChange,
  plan,
  ...shared
}: Props) {
  const { texts } = shared
  const chooseDeposit = useCallback((value: Cents) => onChange({ deposit: value }), [onChange])
  const chooseBalloon = useCallback((balloonShare: BasisPoints) => onChange({ balloonShare }), [onChange])
  const figures = instalmentFigures(quote, financeTexts)
  return (
    <PlanCard
      {...shared}
      title={texts.instalmentFinance}
      lead={texts.instalmentLead}
      figures={figures}
      notice={null}
      failure={null}
      details={
        <FigureLines
          className={inTwoColumns}
          lines={[
            [financeTexts.deposit, formatPrice(deposit.deposit)],
            ...figures.lines,
            ...costLines(quote, fees, financeTexts),
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
        financeTexts={financeTexts}
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
