import { type BasisPoints, type Cents, cents, multiplyByRatio, roundToCents } from '#platform/money.ts'
import { annuity, monthlyRateDivisor } from './annuity.ts'

/** Fees charged in addition to interest; zero when there is none. */
export type Fees = {
  /** Charged each month as part of the instalment, and listed separately. */
  readonly monthlyAdmin: Cents
  /** Charged once and listed separately; never part of an instalment. */
  readonly initiation: Cents
}

export type InstalmentPlan = {
  readonly price: Cents
  readonly deposit: Cents
  readonly balloon: Cents
  readonly rate: BasisPoints
  readonly months: number
}

/** Totals of a plan over its whole term. `cost` equals price + interest + fees, to the cent. */
export type PlanTotals = {
  /** All instalments, their admin fees included. */
  readonly instalments: Cents
  readonly interest: Cents
  /** All admin fees and the initiation fee. */
  readonly fees: Cents
  /** Deposit, instalments, balloon and initiation fee. */
  readonly cost: Cents
}

export type InstalmentQuote = {
  readonly plan: InstalmentPlan
  /** Amount due each month, admin fee included; zero for a plan that needs no payment. */
  readonly instalment: Cents
  /** Null for a plan that needs no payment. */
  readonly totals: PlanTotals | null
}

/** The sum of all payments. Uses the unrounded payment, because the rounded one may be half a cent off each month. */
function totalRepaid({ price, deposit, balloon, rate, months }: InstalmentPlan, payment: number): Cents {
  const financed = cents(price - deposit)
  // Interest only: the sum may be exactly half a cent, which a double cannot represent reliably.
  if (financed === balloon) return multiplyByRatio(financed, rate * months, monthlyRateDivisor, 'half up')
  return roundToCents(payment * months)
}

function totalsOf(plan: InstalmentPlan, payment: number, fees: Fees): PlanTotals {
  const { price, deposit, balloon, months } = plan
  const repaid = totalRepaid(plan, payment)
  const adminFees = fees.monthlyAdmin * months
  return {
    instalments: cents(repaid + adminFees),
    interest: cents(repaid + balloon - (price - deposit)),
    fees: cents(adminFees + fees.initiation),
    cost: cents(deposit + repaid + adminFees + balloon + fees.initiation),
  }
}

/**
 * Quotes a plan: its instalment and its totals.
 *
 * The payment is an annuity over price less deposit with the balloon as future value, rounded half up to the cent; the
 * monthly admin fee is added to it. When the payment is zero or less, nothing is due each month: the instalment is
 * zero, without a fee, and there are no totals.
 *
 * @throws RangeError unless the term is a whole number of months, one or more.
 * Source: requirements V-039, V-040, V-052 and V-053; decisions F-1, F-2 and F-3.
 */
export function quoteInstalment(plan: InstalmentPlan, fees: Fees): InstalmentQuote {
  const { price, deposit, balloon, rate, months } = plan
  const payment = annuity({ financed: cents(price - deposit), balloon, rate, months })
  if (payment <= 0) return { plan, instalment: cents(0), totals: null }
  return {
    plan,
    instalment: cents(roundToCents(payment) + fees.monthlyAdmin),
    totals: totalsOf(plan, payment, fees),
  }
}
