import { memo } from 'react'
import type { FinanceTexts } from '#platform/i18n/texts.ts'
import { formatPrice } from '#platform/money.ts'
import { Dropdown } from '#ui/forms/dropdown.tsx'
import type { CalculatorSettings, PlanChoice } from '../../rules/calculator.ts'
import type { CappedDeposit } from '../../rules/deposit.ts'
import type { Fees, InstalmentQuote } from '../../rules/instalment.ts'
import { DepositField } from '../deposit-field.tsx'
import { formatFee } from '../format-fee.ts'
import { formatRate } from '../format-rate.ts'
import { RateSlider } from '../rate-slider.tsx'
import { FigureLines, inTwoColumns, type Line } from './figure-lines.tsx'
import { type CardFrame, PlanCard } from './plan-card.tsx'
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

/** Instalment finance with a balloon. Source: vehicles-and-finance.md §9 "Instalment finance". */
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
      <DepositField deposit={deposit} onChange={(wish) => onChange({ deposit: wish })} texts={words} />
      <div className="grid grid-cols-1 items-end gap-4 phone:grid-cols-2">
        <Dropdown
          label={words.term}
          options={settings.terms.map((months) => ({ value: months, label: String(months) }))}
          value={plan.months}
          onChoose={(months) => onChange({ months })}
        />
        <Dropdown
          label={texts.balloon}
          options={settings.balloons.map((share) => ({ value: share, label: formatRate(share) }))}
          value={plan.balloonShare}
          onChoose={(balloonShare) => onChange({ balloonShare })}
        />
      </div>
      <RateSlider
        label={words.rate}
        rates={settings.rates}
        rate={plan.rate}
        onChange={(rate) => onChange({ rate })}
      />
    </PlanCard>
  )
})
