'use client'

import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Cents } from '#platform/money.ts'
import type { PlanChoice } from '../../rules/calculator.ts'
import type { SharedPlan } from '../../rules/plan-address.ts'
import { FutureDriveCard } from '../cards/future-drive-card.tsx'
import { InstalmentPlanCard } from '../cards/instalment-plan-card.tsx'
import type { PlanKind } from '../cards/plan-figures.ts'
import { SubscriptionCard } from '../cards/subscription-card.tsx'
import { CardsNotes } from './cards-notes.tsx'
import { DeferredWaysToPay } from './deferred-ways-to-pay.tsx'
import { enquiryHrefs } from './enquiry-hrefs.ts'
import { newReference } from './new-reference.ts'
import type { BlockSettings, BlockTexts, EnquiryForms, FinanceSubject } from './subject.ts'
import type { PlanChange } from './use-block-plan.ts'
import { useFrame } from './use-frame.ts'
import type { Ways } from './use-ways.ts'

export type CalculatorCardsProps = {
  subject: FinanceSubject
  plan: SharedPlan
  ways: Ways
  chosen: PlanKind
  /** The same function as long as the block stands. */
  onChoose: (kind: PlanKind) => void
  onChange: PlanChange
  settings: BlockSettings
  forms: EnquiryForms
  texts: BlockTexts
}

/**
 * The ways to pay beside each other, of which every control works at once. A card is drawn anew only where something of
 * it changed; the other card that shares the deposit, the links, which carry the whole plan, and the comparison follow a
 * moment later.
 *
 * Source: requirements V-005 to V-009.
 */
export function CalculatorCards(props: CalculatorCardsProps) {
  const { subject, plan, ways, chosen, onChoose, onChange, settings, forms, texts } = props
  const { instalment, futureDrive, subscription } = ways
  const { calculators, finance: words } = texts
  const group = useId()
  const [ownReference, setOwnReference] = useState(newReference)
  const renewReference = useCallback(() => setOwnReference(newReference), [])
  const asked = useMemo(
    () => ({ plan, instalment, futureDrive: futureDrive.view, subscription: subscription.view }),
    [plan, instalment, futureDrive.view, subscription.view],
  )
  const followed = useDeferredValue(asked)
  const links = useMemo(
    () => enquiryHrefs(subject, followed, forms, settings, ownReference),
    [subject, followed, forms, settings, ownReference],
  )
  const followedInstalment = useDeferredValue(instalment)
  const followedFutureDrive = useDeferredValue(futureDrive)
  const { view, deposit: guaranteedDeposit } = chosen === 'futureDrive' ? futureDrive : followedFutureDrive
  const shared = { group, chosen, onChoose, texts }
  const ofInstalment = useFrame('instalment', links.instalment, shared)
  const ofFutureDrive = useFrame('futureDrive', links.futureDrive, shared)
  const ofSubscription = useFrame('subscription', links.subscription, shared, renewReference)
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
    (wish: Cents) => {
      onChoose('futureDrive')
      onChange({ deposit: wish })
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
  const withFutureDrive = futureDrive.offered !== false
  return (
    <>
      <div
        className={`grid grid-cols-1 gap-gutter ${withFutureDrive ? 'desktop:grid-cols-3' : 'desktop:grid-cols-2'}`}
      >
        <InstalmentPlanCard
          {...ofInstalment}
          {...(chosen === 'instalment' ? instalment : followedInstalment)}
          settings={settings.instalmentCard}
          fees={settings.fees}
          words={words}
          plan={choice}
          onChange={changeInstalment}
        />
        {withFutureDrive ? (
          <FutureDriveCard
            {...ofFutureDrive}
            view={view}
            deposit={guaranteedDeposit}
            settings={settings.futureDrive}
            fees={settings.fees}
            words={words}
            plan={plan.futureDrive}
            onChange={changeFutureDrive}
            onDeposit={changeGuaranteedDeposit}
            onRetry={futureDrive.retry}
          />
        ) : null}
        <SubscriptionCard
          {...ofSubscription}
          view={subscription.view}
          settings={settings.subscription}
          mileage={plan.kilometresAMonth}
          onMileage={changeMileage}
          onRetry={subscription.retry}
        />
      </div>
      <CardsNotes
        mileage={withFutureDrive ? plan.futureDrive.mileage : null}
        months={plan.futureDrive.months}
        fees={settings.fees}
        texts={calculators}
      />
      <DeferredWaysToPay
        model={subject}
        colour={subject.colour?.code ?? null}
        plan={plan}
        settings={settings}
        guaranteedValue={futureDrive.view.state === 'ready' ? futureDrive.view.value : null}
        subscription={subscription.view.state === 'ready' ? subscription.view.offer.quote : null}
        quotePath={forms.quotePath}
        texts={texts.waysToPay}
      />
    </>
  )
}
