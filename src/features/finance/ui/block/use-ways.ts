import { useMemo } from 'react'
import { planFor } from '../../rules/calculator.ts'
import { type CappedDeposit, capDeposit } from '../../rules/deposit.ts'
import { type InstalmentQuote, quoteInstalment } from '../../rules/instalment.ts'
import type { SharedPlan } from '../../rules/plan-address.ts'
import type { BlockSettings, FinanceSubject } from './subject.ts'
import { type FutureDrive, useFutureDrive } from './use-future-drive.ts'
import { type Subscription, useSubscription } from './use-subscription.ts'

/** A plan on every way to pay. */
export type Ways = {
  readonly instalment: { readonly quote: InstalmentQuote; readonly deposit: CappedDeposit }
  readonly futureDrive: FutureDrive & { readonly deposit: CappedDeposit }
  readonly subscription: Subscription
}

/**
 * What a plan comes to on every way to pay, worked out anew only where something of it changed.
 *
 * @param asks whether services are asked: while the calculators are closed nobody looks at what they answer
 */
export function useWays(
  { code, price }: Pick<FinanceSubject, 'code' | 'price'>,
  plan: SharedPlan,
  settings: BlockSettings,
  asks: boolean,
): Ways {
  const { fees, instalmentCard, futureDrive, subscription } = settings
  const { months, rate, balloonShare, deposit } = plan
  const instalment = useMemo(() => {
    const chosen = planFor(price, { months, rate, balloonShare, deposit }, instalmentCard)
    return { quote: quoteInstalment(chosen.plan, fees), deposit: chosen.deposit }
  }, [price, months, rate, balloonShare, deposit, instalmentCard, fees])
  const guaranteed = useFutureDrive(asks ? code : null, price, plan, futureDrive, fees)
  const capped = useMemo(
    () => capDeposit(deposit, futureDrive.depositLimit, price),
    [deposit, futureDrive, price],
  )
  return {
    instalment,
    futureDrive: { ...guaranteed, deposit: capped },
    subscription: useSubscription(asks ? code : null, plan.kilometresAMonth, subscription),
  }
}
