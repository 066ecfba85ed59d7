'use client'

import { useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { FinanceTexts } from '#platform/i18n/texts.ts'
import { type Cents, formatPrice } from '#platform/money.ts'
import { AmountField } from '#ui/forms/amount-field.tsx'
import { Segments } from '#ui/forms/segments.tsx'
import { Slider } from '#ui/forms/slider.tsx'
import { type CalculatorSettings, type PlanChoice, planFor } from '../rules/calculator.ts'
import { readDeposit } from '../rules/deposit.ts'
import { type Fees, quoteInstalment } from '../rules/instalment.ts'
import { formatRate } from './format-rate.ts'
import { InstalmentResult } from './instalment-result.tsx'

type Props = {
  price: Cents
  settings: CalculatorSettings
  fees: Fees
  /** What is paid for: `Hilux 2.8 GD-6 Legend`. */
  subject: string
  texts: FinanceTexts
}

const digitsOf = (amount: Cents) => formatPrice(amount).slice(2)

/** The instalment calculator: every input changes the result at once. */
export function InstalmentCard({ price, settings, fees, subject, texts }: Props) {
  const [choice, setChoice] = useState<PlanChoice>(settings.opening)
  const [typedDeposit, setTypedDeposit] = useState<string>()
  const { plan, deposit } = planFor(price, choice, settings)
  const quote = quoteInstalment(plan, fees)
  const change = (part: Partial<PlanChoice>) => setChoice((previous) => ({ ...previous, ...part }))

  return (
    <div className="grid grid-cols-1 desktop:grid-cols-[1.15fr_1fr]">
      <fieldset className="grid min-w-0 grid-cols-1 content-start gap-8 bg-surface p-6 tablet:p-14">
        <legend className="sr-only">{texts.yourPlan}</legend>
        <AmountField
          label={texts.deposit}
          text={typedDeposit ?? digitsOf(deposit.deposit)}
          onType={(text) => {
            setTypedDeposit(text)
            change({ deposit: readDeposit(text) })
          }}
          onLeave={() => {
            setTypedDeposit(undefined)
            change({ deposit: deposit.deposit })
          }}
          help={fill(texts.depositAtMost, { amount: formatPrice(deposit.cap) })}
          notice={
            deposit.capped ? fill(texts.depositCapped, { amount: formatPrice(deposit.cap) }) : undefined
          }
        />
        <Segments
          legend={texts.term}
          options={settings.terms.map((months) => ({ value: months, label: String(months) }))}
          value={choice.months}
          onChoose={(months) => change({ months })}
        />
        <Segments
          legend={texts.balloonShare}
          options={settings.balloons.map((share) => ({ value: share, label: formatRate(share) }))}
          value={choice.balloonShare}
          onChoose={(balloonShare) => change({ balloonShare })}
        />
        <Slider
          label={texts.rate}
          valueText={formatRate(choice.rate)}
          steps={settings.rates.length}
          position={settings.rates.indexOf(choice.rate)}
          onMove={(position) => change({ rate: settings.rates[position] ?? choice.rate })}
        />
      </fieldset>
      <InstalmentResult quote={quote} fees={fees} subject={subject} texts={texts} />
    </div>
  )
}
