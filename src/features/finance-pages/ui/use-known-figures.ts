import {
  capDeposit,
  type FutureDrive,
  quoteFutureDrive,
  readSubscription,
  type Subscription,
  useFutureDrive,
  useSubscription,
} from '#features/finance/calculators.page.tsx'
import type { SharedPlan } from '#features/finance/index.ts'
import type { FinanceContent, FinanceModel } from '../finance-content.ts'

/**
 * The quote for a model at a mileage: what came with the page, or else asked for.
 *
 * @param mileage kilometres a month
 */
export function useKnownSubscription(
  { opening, settings: { subscription } }: Pick<FinanceContent, 'opening' | 'settings'>,
  code: string,
  mileage: number,
): Subscription {
  const isOpening = code === opening.code && mileage === subscription.opening.mileage
  const known = isOpening ? opening.subscriptionQuote : undefined
  const asked = useSubscription(known === undefined ? code : null, mileage, subscription)
  if (known === undefined) return asked
  if (known === null) return { ...asked, view: { state: 'none' } }
  const reading = readSubscription(known, subscription.extra)
  return { ...asked, view: { state: 'ready', offer: { quote: known, reading } } }
}

/** FutureDrive for a model: from the guaranteed value that came with the page, or else asked for. */
export function useKnownFutureDrive(
  { opening, settings: { futureDrive, fees } }: Pick<FinanceContent, 'opening' | 'settings'>,
  { code, price }: FinanceModel,
  plan: SharedPlan,
): FutureDrive & { readonly deposit: ReturnType<typeof capDeposit> } {
  const { months, mileage, rate } = plan.futureDrive
  const isOpening =
    code === opening.code && months === futureDrive.opening.months && mileage === futureDrive.opening.mileage
  // That there is none for these kilometres does not say whether there is any: that is asked.
  const known = (isOpening ? opening.guaranteedValue : null) ?? undefined
  const asked = useFutureDrive(known === undefined ? code : null, price, plan, futureDrive, fees)
  const deposit = capDeposit(plan.deposit, futureDrive.depositLimit, price)
  if (!known) return { ...asked, deposit }
  const choice = { months, rate, deposit: plan.deposit }
  const quote = quoteFutureDrive(price, choice, known.factor, futureDrive, fees)
  return { ...asked, offered: true, view: { state: 'ready', quote, value: known }, deposit }
}
