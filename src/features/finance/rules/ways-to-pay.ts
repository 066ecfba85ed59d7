import { type BasisPoints, type Cents, cents } from '#platform/money.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { planFor } from './calculator.ts'
import { quoteFutureDrive } from './future-drive.ts'
import { type InstalmentQuote, quoteInstalment } from './instalment.ts'
import { compareLease } from './lease.ts'
import type { SharedPlan } from './plan-address.ts'
import { repaymentSchedule } from './schedule.ts'
import type { FinanceSettings } from './settings.ts'
import { readSubscription } from './subscription.ts'

export const wayKinds = ['instalment', 'future-drive', 'subscription', 'lease'] as const
export type WayKind = (typeof wayKinds)[number]

/** One way to pay for a model, in figures that can stand beside those of the others. */
export type WayToPay = {
  readonly kind: WayKind
  readonly months: number
  /** What is paid each month, fees included. */
  readonly monthly: Cents
  readonly deposit: Cents
  /** Whether more was wished for than this way takes. */
  readonly depositCapped: boolean
  /** Null for a subscription, which is no credit. */
  readonly rate: BasisPoints | null
  /** Deposit, all instalments and fees; null for a plan that needs no payment. */
  readonly paid: Cents | null
  /** Interest within what is paid; null without credit, and for a plan that needs no payment. */
  readonly interest: Cents | null
  /** Fees within what is paid; null likewise. */
  readonly fees: Cents | null
  /** What is still to be paid at the end by whoever keeps the vehicle; null where it cannot be kept. */
  readonly left: Cents | null
  /** All that owning it costs: what is paid and what is left; null where it cannot be kept, or needs no payment. */
  readonly owned: Cents | null
  /** What is owed at the start and after each month; empty where nothing ever is. */
  readonly balance: readonly Cents[]
  /** Kilometres over the whole term that the agreement names; null where it names none. */
  readonly kilometres: number | null
}

type Given = {
  readonly price: Cents
  readonly plan: SharedPlan
  readonly settings: Pick<
    FinanceSettings,
    'fees' | 'instalmentCard' | 'futureDrive' | 'subscription' | 'lease'
  >
  /** Null where FutureDrive is not offered on the model, or its mileage and term. */
  readonly guaranteedValue: Pick<GuaranteedValue, 'factor'> | null
  /** Null where the model cannot be subscribed to. */
  readonly subscription: Pick<SubscriptionQuote, 'months' | 'odometer' | 'leasePrice'> | null
}

const monthsAYear = 12

function credit(kind: WayKind, { plan, instalment, totals }: InstalmentQuote, wish: Cents): WayToPay {
  const { price, deposit, balloon, rate, months } = plan
  const financed = cents(price - deposit)
  const schedule = repaymentSchedule({ financed, balloon, rate, months })
  return {
    ...{ kind, months, deposit, rate, kilometres: null },
    depositCapped: deposit < wish,
    monthly: instalment,
    paid: totals && cents(totals.cost - balloon),
    interest: totals?.interest ?? null,
    fees: totals?.fees ?? null,
    left: balloon,
    owned: totals?.cost ?? null,
    balance: totals ? [financed, ...schedule.map(({ outstanding }) => outstanding)] : [],
  }
}

function instalmentWay({ price, plan, settings }: Given): WayToPay {
  const chosen = planFor(price, plan, settings.instalmentCard)
  return credit('instalment', quoteInstalment(chosen.plan, settings.fees), plan.deposit)
}

function futureDriveWay({ price, plan, settings, guaranteedValue }: Given): WayToPay | null {
  if (!guaranteedValue) return null
  const { months, rate, mileage } = plan.futureDrive
  const choice = { months, rate, deposit: plan.deposit }
  const quote = quoteFutureDrive(price, choice, guaranteedValue.factor, settings.futureDrive, settings.fees)
  if (!quote.available) return null
  const kilometres = (mileage * months) / monthsAYear
  return { ...credit('future-drive', quote.quote, plan.deposit), kilometres }
}

function subscriptionWay({ subscription, settings }: Given): WayToPay | null {
  if (!subscription) return null
  const reading = readSubscription(subscription, settings.subscription.extra)
  return {
    kind: 'subscription',
    months: reading.months,
    monthly: reading.monthly,
    deposit: cents(0),
    depositCapped: false,
    ...{ rate: null, interest: null, fees: null, left: null, owned: null, balance: [] },
    paid: cents(subscription.leasePrice * reading.months),
    kilometres: reading.totalKilometres,
  }
}

/**
 * A lease at the rate and term of the plan, as far as leases are offered so: else at the rate they open with, and for
 * the longest term that is not longer.
 */
function leaseWay({ price, plan, settings: { lease } }: Given): WayToPay {
  const months = lease.terms.findLast((term) => term <= plan.months) ?? lease.opening.months
  const rate = lease.rates.find((listed) => listed === plan.rate) ?? lease.opening.rate
  return credit('lease', compareLease(price, { ...plan, months, rate }, lease).lease, plan.deposit)
}

/**
 * All ways to pay for a model that there are, at one plan and one wished deposit, held to the cap of each.
 *
 * Their terms differ, and a subscription owns nothing: no way is marked as the best. The lease is without fees, as in
 * its comparison.
 *
 * @throws RangeError for a subscription whose term or reading is impossible.
 * Source: decisions F-1 to F-5 and F-8 to F-10.
 */
export function waysToPay(given: Given): readonly WayToPay[] {
  const ways = [instalmentWay(given), futureDriveWay(given), subscriptionWay(given), leaseWay(given)]
  return ways.filter((way) => way !== null)
}
