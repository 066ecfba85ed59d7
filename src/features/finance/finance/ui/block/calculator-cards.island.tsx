'use client'

import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { usePreferredDealer } from '#features/dealers/dealers/islands.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Cents } from '#platform/money.ts'
import type { PlanChoice } from '../../rules/calculator.ts'
import type { Fees } from '../../rules/instalment.ts'
import type { SharedPlan } from '../../rules/plan-query.ts'
import type { CalculatorTexts, FinanceTexts, OpenedTexts } from '../../texts.ts'
import { FutureDriveCard } from '../cards/future-drive-card.tsx'
import { InstalmentPlanCard } from '../cards/instalment-plan-card.tsx'
import { formatKilometres, type PlanKind } from '../cards/plan-figures.ts'
import { SubscriptionCard } from '../cards/subscription-card.tsx'
import { formatFee } from '../format-fee.ts'
import { PaymentOptionsSection } from '../payment-options/lazy-payment-options.island.tsx'
import type { PaymentOptionsProps } from '../payment-options/payment-options.island.tsx'
import { createReference } from './create-reference.ts'
import { enquiryHrefs } from './enquiry-hrefs.ts'
import type { BlockSettings, EnquiryForms, FinanceSubject } from './subject.ts'
import type { PlanChange } from './use-block-plan.ts'
import type { PlanResults } from './use-plan-results.ts'
import { useSharedCardProps } from './use-shared-card-props.ts'

const MemoisedSection = memo(PaymentOptionsSection)

/** The comparison of all payment options, rendered deferred so that the calculators do not wait for it. */
function DeferredPaymentOptions(props: PaymentOptionsProps) {
  const { plan, guaranteedValue, subscription } = props
  const figures = useMemo(
    () => ({ plan, guaranteedValue, subscription }),
    [plan, guaranteedValue, subscription],
  )
  return <MemoisedSection {...props} {...useDeferredValue(figures)} />
}

type NotesProps = {
  /** Kilometres a year of FutureDrive; null when it is not offered. */
  mileage: number | null
  /** Term of FutureDrive. */
  months: number
  fees: Fees
  texts: CalculatorTexts
}

/** The assumptions behind the figures of the calculators. Source: requirements V-024 to V-026. */
const CardsNotes = memo(function CardsNotes({ mileage, months, fees, texts }: NotesProps) {
  return (
    <div className="mt-6 mb-10 grid max-w-[70ch] gap-2 text-ink-2 text-small">
      {mileage === null ? null : <p>{fill(texts.basedOn, { mileage: formatKilometres(mileage), months })}</p>}
      <p>
        {fill(texts.footnotes, {
          admin: formatFee(fees.monthlyAdmin),
          initiation: formatFee(fees.initiation),
        })}
      </p>
    </div>
  )
})

export type CalculatorCardsProps = {
  subject: FinanceSubject
  plan: SharedPlan
  results: PlanResults
  chosen: PlanKind
  /** Must be referentially stable. */
  onChoose: (kind: PlanKind) => void
  onChange: PlanChange
  settings: BlockSettings
  forms: EnquiryForms
  texts: OpenedTexts & { readonly finance: FinanceTexts; readonly newTab: string }
}

/**
 * Returns the forms of the dealer of the page, else those of the visitor's preferred dealer. Source: requirement V-033;
 * decision V-10.
 */
function useDealerForms(forms: EnquiryForms): EnquiryForms {
  const preferred = usePreferredDealer()
  return useMemo(
    () => (forms.dealer === null && preferred?.hasFinance ? { ...forms, dealer: preferred.slug } : forms),
    [forms, preferred],
  )
}

/**
 * The calculators of all payment options. Cards render only when their props change. The other card that shares the
 * deposit, the enquiry links, which contain the whole plan, and the comparison render deferred.
 *
 * Source: requirements V-005 to V-009.
 */
export function CalculatorCards(props: CalculatorCardsProps) {
  const { subject, plan, results, chosen, onChoose, onChange, settings, texts } = props
  const forms = useDealerForms(props.forms)
  const { instalment, futureDrive, subscription } = results
  const { calculators, finance, waysToPay, newTab } = texts
  const group = useId()
  const [ownReference, setOwnReference] = useState(createReference)
  const renewReference = useCallback(() => setOwnReference(createReference), [])
  const enquiry = useMemo(
    () => ({ plan, instalment, futureDrive: futureDrive.view, subscription: subscription.view }),
    [plan, instalment, futureDrive.view, subscription.view],
  )
  const deferredEnquiry = useDeferredValue(enquiry)
  const links = useMemo(
    () => enquiryHrefs(subject, deferredEnquiry, forms, settings, ownReference),
    [subject, deferredEnquiry, forms, settings, ownReference],
  )
  const deferredInstalment = useDeferredValue(instalment)
  const deferredFutureDrive = useDeferredValue(futureDrive)
  const { view, deposit: guaranteedDeposit } = chosen === 'futureDrive' ? futureDrive : deferredFutureDrive
  const shared = { group, chosen, onChoose, calculators, newTab }
  const instalmentProps = useSharedCardProps('instalment', links.instalment, shared)
  const futureDriveProps = useSharedCardProps('futureDrive', links.futureDrive, shared)
  const subscriptionProps = useSharedCardProps('subscription', links.subscription, shared, renewReference)
  const { months, rate, balloonShare, deposit } = plan
  const choice = useMemo(
    () => ({ months, rate, balloonShare, deposit }),
    [months, rate, balloonShare, deposit],
  )
  const changeInstalment = useCallback(
    (part: Partial<PlanChoice>) => {
      onChoose('instalment')
      onChange(part)
    },
    [onChoose, onChange],
  )
  const changeFutureDrive = useCallback(
    (part: Partial<SharedPlan['futureDrive']>) => {
      onChoose('futureDrive')
      onChange({ futureDrive: { ...plan.futureDrive, ...part } })
    },
    [onChoose, onChange, plan.futureDrive],
  )
  const changeGuaranteedDeposit = useCallback(
    (value: Cents) => {
      onChoose('futureDrive')
      onChange({ deposit: value })
    },
    [onChoose, onChange],
  )
  const changeMileage = useCallback(
    (kilometresAMonth: number) => {
      onChoose('subscription')
      onChange({ kilometresAMonth })
    },
    [onChoose, onChange],
  )
  const hasFutureDrive = futureDrive.offered !== false
  return (
    <>
      <div
        className={`grid grid-cols-1 gap-gutter ${hasFutureDrive ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2'}`}
      >
        <InstalmentPlanCard
          {...instalmentProps}
          {...(chosen === 'instalment' ? instalment : deferredInstalment)}
          settings={settings.instalmentCard}
          fees={settings.fees}
          financeTexts={finance}
          plan={choice}
          onChange={changeInstalment}
        />
        {hasFutureDrive ? (
          <FutureDriveCard
            {...futureDriveProps}
            view={view}
            deposit={guaranteedDeposit}
            settings={settings.futureDrive}
            fees={settings.fees}
            financeTexts={finance}
            plan={plan.futureDrive}
            onChange={changeFutureDrive}
            onDeposit={changeGuaranteedDeposit}
            onRetry={futureDrive.retry}
          />
        ) : null}
        <SubscriptionCard
          {...subscriptionProps}
          view={subscription.view}
          settings={settings.subscription}
          mileage={plan.kilometresAMonth}
          onMileage={changeMileage}
          onRetry={subscription.retry}
        />
      </div>
      <CardsNotes
        mileage={hasFutureDrive ? plan.futureDrive.mileage : null}
        months={plan.futureDrive.months}
        fees={settings.fees}
        texts={calculators}
      />
      <DeferredPaymentOptions
        model={subject}
        colour={subject.colour?.code ?? null}
        plan={plan}
        settings={settings}
        guaranteedValue={futureDrive.view.state === 'ready' ? futureDrive.view.value : null}
        subscription={subscription.view.state === 'ready' ? subscription.view.offer.quote : null}
        quotePath={forms.quotePath}
        texts={waysToPay}
      />
    </>
  )
}
