import { type BasisPoints, type Cents, cents, multiplyByRatio, roundToCents } from '#platform/money.ts'
import { type AnnuityTerms, annuity, monthlyRateDivisor } from './annuity.ts'

/** One month of a repayment schedule. Payments exclude the admin fee, which does not reduce the debt. */
export type ScheduleMonth = {
  /** 1 for the first month. */
  readonly month: number
  readonly payment: Cents
  readonly interest: Cents
  /** The part of the payment that lowers the debt. */
  readonly repaid: Cents
  /** Debt after the payment; after the last payment, the balloon. */
  readonly outstanding: Cents
}

function interestOf(outstanding: Cents, rate: BasisPoints): Cents {
  return multiplyByRatio(outstanding, rate, monthlyRateDivisor, 'half up')
}

/**
 * Returns the repayment schedule of a plan in whole cents. Interest is rounded half up each month; all payments except
 * the last are equal, and the last is adjusted so that the schedule ends at the balloon to the cent.
 *
 * Empty for a plan that needs no payment.
 *
 * @throws RangeError unless the term is a whole number of months, one or more.
 * Source: docs/spec-decisions.md, "Finance".
 */
export function repaymentSchedule(terms: AnnuityTerms): readonly ScheduleMonth[] {
  const unrounded = annuity(terms)
  if (unrounded <= 0) return []
  const regularPayment = roundToCents(unrounded)
  const schedule: ScheduleMonth[] = []
  let outstanding = terms.financed
  for (let month = 1; month <= terms.months; month += 1) {
    const interest = interestOf(outstanding, terms.rate)
    const payment = month < terms.months ? regularPayment : cents(outstanding + interest - terms.balloon)
    const repaid = cents(payment - interest)
    outstanding = cents(outstanding - repaid)
    schedule.push({ month, payment, interest, repaid, outstanding })
  }
  return schedule
}
