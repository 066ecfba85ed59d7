import type { InstalmentPlan } from './instalment.ts'

/** A payment in cents as an exact fraction, so that half a cent, and a share of a total, can be tried too. */
export type ExactPayment = { readonly numerator: bigint; readonly denominator: bigint }

/** A month's growth is (120000 + rate) / 120000; rates are whole basis points. */
const monthUnit = 120_000n

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

/** What becomes of one cent borrowed, and of one cent paid each month, until the end; all in one ever smaller unit. */
type Course = { readonly borrowed: bigint; readonly paid: bigint; readonly unit: bigint }

const courses = new Map<string, Course>()

/** Each month adds the interest to what is owed and takes the payment. Run once for each rate and term. */
function courseOf({ rate, months }: Pick<InstalmentPlan, 'rate' | 'months'>): Course {
  const key = `${rate}/${months}`
  const known = courses.get(key)
  if (known) return known
  const common = greatestCommonDivisor(monthUnit, BigInt(rate))
  const before = monthUnit / common
  const after = before + BigInt(rate) / common
  let [borrowed, paid, unit] = [1n, 0n, 1n]
  for (let month = 0; month < months; month += 1) {
    unit *= before
    borrowed *= after
    paid = paid * after + unit
  }
  const course = { borrowed, paid, unit }
  courses.set(key, course)
  return course
}

/**
 * Pays a plan off month by month and says how the debt left at the end compares with the balloon: positive when
 * too much is left, negative when too little, zero when it is met exactly.
 *
 * It knows no annuity formula: each month it adds the interest and takes the payment. It is exact: the debt is
 * an integer, counted in ever smaller units instead of being rounded.
 */
function leftOverBalloon(plan: InstalmentPlan, payment: ExactPayment): bigint {
  const { borrowed, paid, unit } = courseOf(plan)
  const debt = BigInt(plan.price - plan.deposit) * borrowed - BigInt(plan.balloon) * unit
  return debt * payment.denominator - payment.numerator * paid
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

/** Whether an amount of cents is a share of a price, in ten thousandths, rounded half up. */
export function isRoundedShare(price: number, share: number, amount: number): boolean {
  const apart = BigInt(price) * BigInt(share) * 2n - BigInt(amount) * 20_000n
  return apart >= -10_000n && apart < 10_000n
}
