import { useMemo } from 'react'
import { planFor } from '../../rules/calculator.ts'
import { type CappedDeposit, capDeposit } from '../../rules/deposit.ts'
import { type InstalmentQuote, quoteInstalment } from '../../rules/instalment.ts'
import type { SharedPlan } from '../../rules/plan-query.ts'
import type { BlockSettings, FinanceSubject } from './subject.ts'
import { type FutureDrive, useFutureDrive } from './use-future-drive.ts'
import { type Subscription, useSubscription } from './use-subscription.ts'

/** The results of a plan for each payment option. */
export type PlanResults = {
  readonly instalment: { readonly quote: InstalmentQuote; readonly deposit: CappedDeposit }
  readonly futureDrive: FutureDrive & { readonly deposit: CappedDeposit }
  readonly subscription: Subscription
}

/**
 * Calculates a plan for each payment option, memoised by its inputs.
 *
 * @param isActive whether to fetch figures from services; false while the calculators are closed
 */
export function usePlanResults(
  { code, price }: Pick<FinanceSubject, 'code' | 'price'>,
  plan: SharedPlan,
  settings: BlockSettings,
  isActive: boolean,
): PlanResults {
  const { fees, instalmentCard, futureDrive, subscription } = settings
  const { months, rate, balloonShare, deposit } = plan
  const instalment = useMemo(() => {
    const chosen = planFor(price, { months, rate, balloonShare, deposit }, instalmentCard)
    return { quote: quoteInstalment(chosen.plan, fees), deposit: chosen.deposit }
  }, [price, months, rate, balloonShare, deposit, instalmentCard, fees])
  const futureDriveState = useFutureDrive(isActive ? code : null, price, plan, futureDrive, fees)
  const cappedDeposit = useMemo(
    () => capDeposit(deposit, futureDrive.depositLimit, price),
    [deposit, futureDrive, price],
  )
  return {
    instalment,
    futureDrive: { ...futureDriveState, deposit: cappedDeposit },
    subscription: useSubscription(isActive ? code : null, plan.kilometresAMonth, subscription),
  }
}
