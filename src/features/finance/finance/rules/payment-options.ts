import { type BasisPoints, type Cents, cents } from '#platform/money.ts'
import type { GuaranteedValue } from '../guaranteed-value.ts'
import type { SubscriptionQuote } from '../subscription-quote.ts'
import { planFor } from './calculator.ts'
import { quoteFutureDrive } from './future-drive.ts'
import { type InstalmentQuote, quoteInstalment } from './instalment.ts'
import { compareLease } from './lease.ts'
import type { SharedPlan } from './plan-query.ts'
import { repaymentSchedule } from './schedule.ts'
import type { FinanceSettings } from './settings.ts'
import { summariseSubscription } from './subscription.ts'

export const paymentOptionKinds = ['instalment', 'future-drive', 'subscription', 'lease'] as const
export type PaymentOptionKind = (typeof paymentOptionKinds)[number]

/** A payment option for a model, in figures that can be compared with those of the others. */
export type PaymentOption = {
  readonly kind: PaymentOptionKind
  readonly months: number
  /** Amount due each month, fees included. */
  readonly monthly: Cents
  readonly deposit: Cents
  /** Whether the requested deposit was above the cap of this option. */
  readonly depositCapped: boolean
  /** Null for a subscription, which is not credit. */
  readonly rate: BasisPoints | null
  /** Deposit, all instalments and fees; null for a plan that needs no payment. */
  readonly totalPaid: Cents | null
  /** Interest included in the paid total; null for a subscription and for a plan that needs no payment. */
  readonly interest: Cents | null
  /** Fees included in the paid total; null in the same cases. */
  readonly fees: Cents | null
  /** Amount due at the end to keep the vehicle; null when it cannot be kept. */
  readonly finalPayment: Cents | null
  /** Total cost of owning the vehicle; null when it cannot be kept or the plan needs no payment. */
  readonly ownershipCost: Cents | null
  /** Debt at the start and after each month; empty when there is none. */
  readonly balances: readonly Cents[]
  /** Kilometres agreed for the whole term; null when there is no limit. */
  readonly kilometres: number | null
}

type Input = {
  readonly price: Cents
  readonly plan: SharedPlan
  readonly settings: Pick<
    FinanceSettings,
    'fees' | 'instalmentCard' | 'futureDrive' | 'subscription' | 'lease'
  >
  /** Null when FutureDrive is not offered for the model, mileage and term. */
  readonly guaranteedValue: Pick<GuaranteedValue, 'factor'> | null
  /** Null when there is no subscription for the model. */
  readonly subscription: Pick<SubscriptionQuote, 'months' | 'odometer' | 'leasePrice'> | null
}

const monthsAYear = 12

function creditOption(
  kind: PaymentOptionKind,
  { plan, instalment, totals }: InstalmentQuote,
  requestedDeposit: Cents,
): PaymentOption {
  const { price, deposit, balloon, rate, months } = plan
  const financed = cents(price - deposit)
  const schedule = repaymentSchedule({ financed, balloon, rate, months })
  return {
    ...{ kind, months, deposit, rate, kilometres: null },
    depositCapped: deposit < requestedDeposit,
    monthly: instalment,
    totalPaid: totals && cents(totals.cost - balloon),
    interest: totals?.interest ?? null,
    fees: totals?.fees ?? null,
    finalPayment: balloon,
    ownershipCost: totals?.cost ?? null,
    balances: totals ? [financed, ...schedule.map(({ outstanding }) => outstanding)] : [],
  }
}

function instalmentOption({ price, plan, settings }: Input): PaymentOption {
  const chosen = planFor(price, plan, settings.instalmentCard)
  return creditOption('instalment', quoteInstalment(chosen.plan, settings.fees), plan.deposit)
}

function futureDriveOption({ price, plan, settings, guaranteedValue }: Input): PaymentOption | null {
  if (!guaranteedValue) return null
  const { months, rate, mileage } = plan.futureDrive
  const choice = { months, rate, deposit: plan.deposit }
  const quote = quoteFutureDrive(price, choice, guaranteedValue.factor, settings.futureDrive, settings.fees)
  if (!quote.available) return null
  const kilometres = (mileage * months) / monthsAYear
  return { ...creditOption('future-drive', quote.quote, plan.deposit), kilometres }
}

function subscriptionOption({ subscription, settings }: Input): PaymentOption | null {
  if (!subscription) return null
  const summary = summariseSubscription(subscription, settings.subscription.extra)
  return {
    kind: 'subscription',
    months: summary.months,
    monthly: summary.monthly,
    deposit: cents(0),
    depositCapped: false,
    ...{ rate: null, interest: null, fees: null, finalPayment: null, ownershipCost: null, balances: [] },
    totalPaid: cents(subscription.leasePrice * summary.months),
    kilometres: summary.totalKilometres,
  }
}

/**
 * Uses the rate of the plan when leases offer it, else their default rate, and the longest lease term that does not
 * exceed the term of the plan.
 */
function leaseOption({ price, plan, settings: { lease } }: Input): PaymentOption {
  const months = lease.terms.findLast((term) => term <= plan.months) ?? lease.opening.months
  const rate = lease.rates.find((listed) => listed === plan.rate) ?? lease.opening.rate
  return creditOption('lease', compareLease(price, { ...plan, months, rate }, lease).lease, plan.deposit)
}

/**
 * Returns the available payment options for a model. The requested deposit is limited to the cap of each option.
 *
 * No option is marked as the best, because terms differ and a subscription leads to no ownership. The lease has no
 * fees, as in the lease comparison.
 *
 * @throws RangeError for a subscription with an invalid term or odometer reading.
 * Source: decisions F-1 to F-5 and F-8 to F-10.
 */
export function listPaymentOptions(input: Input): readonly PaymentOption[] {
  const options = [
    instalmentOption(input),
    futureDriveOption(input),
    subscriptionOption(input),
    leaseOption(input),
  ]
  return options.filter((option) => option !== null)
}
