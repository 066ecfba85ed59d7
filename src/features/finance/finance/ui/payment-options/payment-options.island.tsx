'use client'

import { useId, useMemo } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { type Cents, formatPrice } from '#platform/money.ts'
import type { GuaranteedValue } from '../../guaranteed-value.ts'
import { listPaymentOptions } from '../../rules/payment-options.ts'
import type { SharedPlan } from '../../rules/plan-query.ts'
import { writeQuoteQuery } from '../../rules/quote-query.ts'
import type { FinanceSettings } from '../../rules/settings.ts'
import type { SubscriptionQuote } from '../../subscription-quote.ts'
import type { PaymentOptionsTexts } from '../../texts.ts'
import { BalanceChart } from './balance-chart.tsx'
import { PaymentOptionCard } from './option-card.tsx'

export type PaymentOptionsProps = {
  /** The model with its current price, which includes the accessories. */
  model: {
    readonly code: string
    readonly name: string
    readonly price: Cents
    readonly accessories?: string | undefined
  }
  /** Code of the chosen paint. */
  colour: string | null
  plan: SharedPlan
  settings: Pick<FinanceSettings, 'fees' | 'instalmentCard' | 'futureDrive' | 'subscription' | 'lease'>
  /** For the mileage and term of the plan; null when FutureDrive is not offered, or while the value is unknown. */
  guaranteedValue: GuaranteedValue | null
  /** For the kilometres of the plan; null when there is no quote, or while it is unknown. */
  subscription: SubscriptionQuote | null
  /** Path of the PDF quotes of the range: `/vehicles/fortuner/quote`; null when there are none. */
  quotePath: string | null
  /** Path of the finance page on which the plan was chosen; absent on a vehicle page. */
  page?: string
  texts: PaymentOptionsTexts
}

const columns = ['', '', 'tablet:grid-cols-2', 'tablet:grid-cols-3', 'tablet:grid-cols-2 desktop:grid-cols-4']

/** Compares all payment options for a model, with a chart of the balance owed over time. */
export function PaymentOptions(props: PaymentOptionsProps) {
  const { model, colour, plan, settings, guaranteedValue, subscription, quotePath, page, texts } = props
  const headingId = useId()
  const options = useMemo(
    () => listPaymentOptions({ price: model.price, plan, settings, guaranteedValue, subscription }),
    [model.price, plan, settings, guaranteedValue, subscription],
  )
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-gutter">
      <div className="grid grid-cols-1 gap-4">
        <h3 id={headingId} className="text-h2">
          {texts.heading}
        </h3>
        <p className="max-w-[60ch] text-lead">
          {fill(texts.lead, { model: model.name, price: formatPrice(model.price) })}
        </p>
        <p className="max-w-[70ch] text-ink-2">{texts.notAlike}</p>
      </div>
      <ul className={`grid grid-cols-1 gap-gutter ${columns[options.length] ?? ''}`}>
        {options.map((option) => (
          <PaymentOptionCard
            key={option.kind}
            option={option}
            leaseBalloon={settings.lease.leaseBalloonShare}
            quoteHref={
              quotePath === null
                ? null
                : `${quotePath}?${writeQuoteQuery({ ...model, colour, option: option.kind, page }, plan)}`
            }
            texts={texts}
          />
        ))}
      </ul>
      <BalanceChart options={options} texts={texts} />
    </section>
  )
}
