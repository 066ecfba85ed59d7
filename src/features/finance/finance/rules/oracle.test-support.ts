import type { InstalmentPlan } from './instalment.ts'

/** A payment in cents as an exact fraction, which can represent half a cent or a share of a total. */
export type ExactPayment = { readonly numerator: bigint; readonly denominator: bigint }

/** Denominator of monthly growth, which is (120000 + rate) / 120000; rates are whole basis points. */
const monthUnit = 120_000n

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

/** Growth until the end of the term of one cent borrowed and of one cent paid each month, as integers of 1 / `unit`. */
type Growth = { readonly borrowed: bigint; readonly paid: bigint; readonly unit: bigint }

const cache = new Map<string, Growth>()

/** Adds the interest each month and deducts the payment. Computed once for each rate and term. */
function growthOf({ rate, months }: Pick<InstalmentPlan, 'rate' | 'months'>): Growth {
  const key = `${rate}/${months}`
  const cached = cache.get(key)
  if (cached) return cached
  const common = greatestCommonDivisor(monthUnit, BigInt(rate))
  const before = monthUnit / common
  const after = before + BigInt(rate) / common
  let [borrowed, paid, unit] = [1n, 0n, 1n]
  for (let month = 0; month < months; month += 1) {
    unit *= before
    borrowed *= after
    paid = paid * after + unit
  }
  const growth = { borrowed, paid, unit }
  cache.set(key, growth)
  return growth
}

/**
 * Repays a plan month by month and compares the remaining debt with the balloon: positive when too much remains,
 * negative when too little, zero when they are equal.
 *
 * Uses no annuity formula, and is exact: the debt is an integer in ever smaller units instead of a rounded number.
 */
function debtOverBalloon(plan: InstalmentPlan, payment: ExactPayment): bigint {
  const { borrowed, paid, unit } = growthOf(plan)
  const debt = BigInt(plan.price - plan.deposit) * borrowed - BigInt(plan.balloon) * unit
  return debt * payment.denominator - payment.numerator * paid
}

/** Whether the debt exceeds the balloon when nothing is paid. */
export function needsPayment(plan: InstalmentPlan): boolean {
  return debtOverBalloon(plan, { numerator: 0n, denominator: 1n }) > 0n
}

/**
 * Whether an amount of cents, divided evenly over a number of payments, is the plan's exact payment times that
 * number, rounded half up.
 *
 * The exact payment is at least half a cent less than the rounded one (at that payment enough or too much debt remains)
 * and below half a cent more (too little remains). An exact tie therefore rounds up.
 */
export function isRoundedPayment(plan: InstalmentPlan, amount: number, times: number): boolean {
  const denominator = BigInt(times) * 2n
  const doubled = BigInt(amount) * 2n
  return (
    debtOverBalloon(plan, { numerator: doubled - 1n, denominator }) >= 0n &&
    debtOverBalloon(plan, { numerator: doubled + 1n, denominator }) < 0n
  )
}

/** Whether an amount of cents is a share of a price, in ten-thousandths, rounded half up. */
export function isRoundedShare(price: number, share: number, amount: number): boolean {
  const difference = BigInt(price) * BigInt(share) * 2n - BigInt(amount) * 20_000n
  return difference >= -10_000n && difference < 10_000n
}
