import type { InstalmentPlan } from './instalment.ts'

/** A payment in cents as an exact fraction, so that half a cent, and a share of a total, can be tried too. */
export type ExactPayment = { readonly numerator: bigint; readonly denominator: bigint }

/** A month's growth is (120000 + rate) / 120000; rates are whole basis points. */
const monthUnit = 120_000n

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

/**
 * Pays a plan off month by month and says how the debt left at the end compares with the balloon: positive when
 * too much is left, negative when too little, zero when it is met exactly.
 *
 * It knows no annuity formula: each month it adds the interest and takes the payment. It is exact: the debt is
 * an integer, counted in ever smaller units instead of being rounded.
 */
function leftOverBalloon(
  { price, deposit, balloon, rate, months }: InstalmentPlan,
  payment: ExactPayment,
): bigint {
  const common = greatestCommonDivisor(monthUnit, BigInt(rate))
  const before = monthUnit / common
  const after = before + BigInt(rate) / common
  let unit = payment.denominator
  let debt = BigInt(price - deposit) * unit
  let paid = payment.numerator
  for (let month = 0; month < months; month += 1) {
    unit *= before
    paid *= before
    debt = debt * after - paid
  }
  return debt - BigInt(balloon) * unit
}

/** Whether the plan still needs money when nothing is paid. */
export function needsPayment(plan: InstalmentPlan): boolean {
  return leftOverBalloon(plan, { numerator: 0n, denominator: 1n }) > 0n
}

/**
 * Whether an amount of cents, divided evenly over a number of payments, is the plan's exact payment times that
 * number, rounded half up.
 *
 * The exact payment lies at or above half a cent less, where too much or exactly enough is left at the end, and
 * below half a cent more, where too little is left. So an exact tie is decided too, and only upwards.
 */
export function isRoundedPayment(plan: InstalmentPlan, amount: number, times: number): boolean {
  const denominator = BigInt(times) * 2n
  const doubled = BigInt(amount) * 2n
  return (
    leftOverBalloon(plan, { numerator: doubled - 1n, denominator }) >= 0n &&
    leftOverBalloon(plan, { numerator: doubled + 1n, denominator }) < 0n
  )
}
