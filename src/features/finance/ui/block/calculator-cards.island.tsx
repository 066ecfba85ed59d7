'use client'

import { useId, useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import type { SharedPlan } from '../../rules/plan-address.ts'
import { financeEnquiryHref, subscriptionEnquiryHref } from '../../wire/enquiry-query.ts'
import { FutureDriveCard } from '../cards/future-drive-card.tsx'
import { InstalmentPlanCard } from '../cards/instalment-plan-card.tsx'
import { formatKilometres, type PlanKind } from '../cards/plan-figures.ts'
import { SubscriptionCard } from '../cards/subscription-card.tsx'
import { formatFee } from '../format-fee.ts'
import { WaysToPaySection } from '../ways-to-pay/lazy-ways-to-pay.island.tsx'
import { newReference } from './new-reference.ts'
import type { BlockSettings, BlockTexts, EnquiryForms, FinanceSubject } from './subject.ts'
import type { PlanChange } from './use-plan.ts'
import type { Ways } from './use-ways.ts'

export type CalculatorCardsProps = {
  subject: FinanceSubject
  plan: SharedPlan
  ways: Ways
  chosen: PlanKind
  onChoose: (kind: PlanKind) => void
  onChange: PlanChange
  settings: BlockSettings
  forms: EnquiryForms
  texts: BlockTexts
}

/** The ways to pay beside each other, of which every control works at once. Source: requirements V-005 to V-009. */
export function CalculatorCards(props: CalculatorCardsProps) {
  const { subject, plan, ways, chosen, onChoose, onChange, settings, forms, texts } = props
  const { instalment, futureDrive, subscription } = ways
  const { calculators, finance: words, newTab } = texts
  const group = useId()
  const [ownReference, setOwnReference] = useState(newReference)
  const frame = (kind: PlanKind) => ({
    texts: calculators,
    choice: { group, chosen: chosen === kind, onChoose: () => onChoose(kind) },
  })
  const changing = (kind: PlanKind, part: Partial<SharedPlan>) => {
    onChoose(kind)
    onChange(part)
  }
  const asked = {
    code: subject.code,
    modelName: subject.name,
    picture: subject.picture?.src ?? null,
    plan,
  }
  const guaranteed =
    futureDrive.view.state === 'ready' && futureDrive.view.quote.available ? futureDrive.view.quote : null
  const quote = subscription.view.state === 'ready' ? subscription.view.offer : null
  const enquiry = (href: string, onFollow?: () => void) => ({ href, newTabNote: newTab, onFollow })
  const withFutureDrive = futureDrive.offered !== false
  return (
    <>
      <div
        className={`grid grid-cols-1 gap-gutter ${withFutureDrive ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2'}`}
      >
        <InstalmentPlanCard
          {...frame('instalment')}
          {...instalment}
          settings={settings.instalmentCard}
          fees={settings.fees}
          words={words}
          plan={plan}
          onChange={(part) => changing('instalment', part)}
          enquiry={
            forms.finance
              ? enquiry(
                  financeEnquiryHref(forms, {
                    ...asked,
                    offer: 'Traditional',
                    months: plan.months,
                    instalment: instalment.quote.instalment,
                  }),
                )
              : null
          }
        />
        {withFutureDrive ? (
          <FutureDriveCard
            {...frame('futureDrive')}
            view={futureDrive.view}
            deposit={futureDrive.deposit}
            settings={settings.futureDrive}
            fees={settings.fees}
            words={words}
            plan={plan.futureDrive}
            onChange={(part) => changing('futureDrive', { futureDrive: { ...plan.futureDrive, ...part } })}
            onDeposit={(deposit) => changing('futureDrive', { deposit })}
            onRetry={futureDrive.retry}
            enquiry={
              forms.finance
                ? enquiry(
                    financeEnquiryHref(forms, {
                      ...asked,
                      offer: 'GFV',
                      months: plan.futureDrive.months,
                      instalment: guaranteed?.quote.instalment ?? null,
                    }),
                  )
                : null
            }
          />
        ) : null}
        <SubscriptionCard
          {...frame('subscription')}
          view={subscription.view}
          settings={settings.subscription}
          mileage={plan.kilometresAMonth}
          onMileage={(kilometresAMonth) => changing('subscription', { kilometresAMonth })}
          onRetry={subscription.retry}
          enquiry={
            forms.subscription
              ? enquiry(
                  subscriptionEnquiryHref(forms, {
                    ...asked,
                    rangeName: subject.rangeName,
                    months: quote?.reading.months ?? settings.subscription.opening.months,
                    kilometresAMonth: plan.kilometresAMonth,
                    affordability: quote?.reading.affordability ?? null,
                    reference: quote?.quote.reference ?? ownReference,
                  }),
                  () => setOwnReference(newReference),
                )
              : null
          }
        />
      </div>
      <div className="mt-6 mb-10 grid max-w-[70ch] gap-2 text-ink-2 text-small">
        {withFutureDrive ? (
          <p>
            {fill(calculators.basedOn, {
              mileage: formatKilometres(plan.futureDrive.mileage),
              months: plan.futureDrive.months,
            })}
          </p>
        ) : null}
        <p>
          {fill(calculators.footnotes, {
            admin: formatFee(settings.fees.monthlyAdmin),
            initiation: formatFee(settings.fees.initiation),
          })}
        </p>
      </div>
      <WaysToPaySection
        model={subject}
        colour={subject.colour?.code ?? null}
        plan={plan}
        settings={settings}
        guaranteedValue={futureDrive.view.state === 'ready' ? futureDrive.view.value : null}
        subscription={quote?.quote ?? null}
        quotePath={forms.quotePath}
        texts={texts.waysToPay}
      />
    </>
  )
}
