'use client'

import { useId } from 'react'
import { DepositField, ListField, RateSlider } from '#features/finance/finance/fields.islands.ts'
import {
  type CalculatorSettings,
  formatRate,
  type PlanChoice,
  quoteUsedVehicle,
} from '#features/finance/finance/rules.ts'
import type { FinanceTexts } from '#features/finance/finance/texts.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { formatStockInstalment } from '../../format-vehicle.ts'
import type { DialogTexts } from '../../labels.ts'
import { calculatorLines } from './calculator-lines.ts'

export type CalculatorProps = {
  /** The displayed price in cents. */
  price: Cents
  currency: UsedVehicle['dealer']['currency']
  settings: CalculatorSettings
  choice: PlanChoice
  onChange: (choice: PlanChoice) => void
  /** Called by Get A Quote with the choice as calculated: its deposit is within the cap. */
  onQuote: (choice: PlanChoice) => void
  texts: DialogTexts
  financeTexts: FinanceTexts
}

/** The calculator of a used vehicle. Source: requirements D-126 to D-146. */
export function Calculator(props: CalculatorProps) {
  const { price, currency, settings, choice, onChange, onQuote, texts, financeTexts } = props
  const id = useId()
  const quote = quoteUsedVehicle(price, choice, settings)
  const change = (part: Partial<PlanChoice>) => onChange({ ...choice, ...part })
  return (
    <div className="grid grid-cols-1 gap-8 laptop:grid-cols-2 laptop:gap-12">
      <div className="grid grid-cols-1 content-start gap-5">
        <DepositField
          deposit={quote.deposit}
          onChange={(deposit) => change({ deposit })}
          currency={currency}
          texts={financeTexts}
        />
        <div className="grid grid-cols-1 items-end gap-4 phone:grid-cols-2">
          <ListField
            label={financeTexts.term}
            values={settings.terms}
            format={String}
            value={choice.months}
            onChoose={(months) => change({ months })}
          />
          <ListField
            label={texts.balloonShare}
            values={settings.balloons}
            format={formatRate}
            value={choice.balloonShare}
            onChoose={(balloonShare) => change({ balloonShare })}
          />
        </div>
        <RateSlider
          label={texts.rate}
          rates={settings.rates}
          rate={choice.rate}
          onChange={(rate) => change({ rate })}
        />
      </div>
      <section aria-labelledby={id} className="on-dark bg-night p-6 text-white tablet:p-8">
        <h3 id={id} className="text-small">
          {texts.monthly}
        </h3>
        <p aria-live="polite" className="figures mt-1 whitespace-nowrap text-h3">
          {formatStockInstalment(quote.instalment, currency)}
        </p>
        <dl className="mt-5">
          {calculatorLines(quote, currency, texts).map(([label, value]) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-night-line border-t py-2.5"
            >
              <dt className="min-w-0 text-night-2">{label}</dt>
              <dd className="figures ml-auto text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-night-2 text-small">{texts.disclaimer}</p>
        <div className="mt-6">
          <Button wide onClick={() => onQuote({ ...choice, deposit: quote.deposit.deposit })}>
            {texts.getAQuote}
          </Button>
        </div>
      </section>
    </div>
  )
}
