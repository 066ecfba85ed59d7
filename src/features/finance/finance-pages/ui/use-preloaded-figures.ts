import {
  capDeposit,
  type FutureDrive,
  quoteFutureDrive,
  type Subscription,
  summariseSubscription,
  useFutureDrive,
  useSubscription,
} from '#features/finance/finance/calculators.page.tsx'
import type { SharedPlan } from '#features/finance/finance/index.ts'
import type { FinanceContent, FinanceModel } from '../finance-content.ts'

/**
 * Returns the quote for a model at a mileage, from the content of the page or else from the server.
 *
 * @param mileage kilometres a month
 */
export function usePreloadedSubscription(
  { opening, settings: { subscription } }: Pick<FinanceContent, 'opening' | 'settings'>,
  code: string,
  mileage: number,
): Subscription {
  const isOpening = code === opening.code && mileage === subscription.opening.mileage
  const preloaded = isOpening ? opening.subscriptionQuote : undefined
  const fetched = useSubscription(preloaded === undefined ? code : null, mileage, subscription)
  if (preloaded === undefined) return fetched
  if (preloaded === null) return { ...fetched, view: { state: 'none' } }
  const summary = summariseSubscription(preloaded, subscription.extra)
  return { ...fetched, view: { state: 'ready', offer: { quote: preloaded, summary } } }
}

/** Returns FutureDrive for a model, from the guaranteed value in the content of the page or else from the server. */
export function usePreloadedFutureDrive(
  { opening, settings: { futureDrive, fees } }: Pick<FinanceContent, 'opening' | 'settings'>,
  { code, price }: FinanceModel,
  plan: SharedPlan,
): FutureDrive & { readonly deposit: ReturnType<typeof capDeposit> } {
  const { months, mileage, rate } = plan.futureDrive
  const isOpening =
    code === opening.code && months === futureDrive.opening.months && mileage === futureDrive.opening.mileage
  // Null only means no value for this mileage and term. Whether the model has any value is requested from the server.
  const preloaded = (isOpening ? opening.guaranteedValue : null) ?? undefined
  const fetched = useFutureDrive(preloaded === undefined ? code : null, price, plan, futureDrive, fees)
  const deposit = capDeposit(plan.deposit, futureDrive.depositLimit, price)
  if (!preloaded) return { ...fetched, deposit }
  const choice = { months, rate, deposit: plan.deposit }
  const quote = quoteFutureDrive(price, choice, preloaded.factor, futureDrive, fees)
  return { ...fetched, offered: true, view: { state: 'ready', quote, value: preloaded }, deposit }
}
