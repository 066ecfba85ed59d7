import type { BasisPoints, Cents } from '#platform/money.ts'

/** Yearly basis points in a monthly rate of one: twelve months of 10 000 basis points. */
export const monthlyRateDivisor = 120_000

export type AnnuityTerms = {
  /** What is borrowed: the price less the deposit. */
  readonly financed: Cents
  /** What is still owed after the last payment. */
  readonly balloon: Cents
  /** Nominal yearly rate, compounded monthly. */
  readonly rate: BasisPoints
  readonly months: number
}

/**
 * The level monthly payment P that takes what is financed to the balloon, in cents **not yet rounded**:
 * `(pv·g − fv)·r/(g − 1)`. Positive when the customer pays; zero or less when the plan needs no payment.
 *
 * Computed in doubles: for a year or more and up to R100 million its error is below a millionth of a cent. Written as
 * `r·(pv + (pv − fv)/(g − 1))`, with g − 1 taken directly, because g is close to one at low rates and
 * subtracting one from it would throw its digits away. Whoever shows or stores the payment rounds it, once.
 *
 * @throws RangeError unless the term is a whole number of months, one or more.
 * Source: docs/spec-decisions.md, "Finance"; requirement V-039.
 */
export function annuity({ financed, balloon, rate, months }: AnnuityTerms): number {
  if (!Number.isSafeInteger(months) || months < 1) {
    throw new RangeError(`A term must be whole months, one or more, not ${months}.`)
  }
  if (rate === 0) return (financed - balloon) / months
  // Nothing is paid off: one division keeps an exact half cent, for whoever rounds it.
  if (financed === balloon) return (financed * rate) / monthlyRateDivisor
  const monthlyRate = rate / monthlyRateDivisor
  const growthLessOne = Math.expm1(months * Math.log1p(monthlyRate))
  return monthlyRate * (financed + (financed - balloon) / growthLessOne)
}
