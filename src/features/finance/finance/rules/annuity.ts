import type { BasisPoints, Cents } from '#platform/money.ts'

/** Divides a yearly rate in basis points into a monthly rate: twelve months of 10 000 basis points. */
export const monthlyRateDivisor = 120_000

export type AnnuityTerms = {
  /** Amount borrowed: the price less the deposit. */
  readonly financed: Cents
  /** Amount still owed after the last payment. */
  readonly balloon: Cents
  /** Nominal yearly rate, compounded monthly. */
  readonly rate: BasisPoints
  readonly months: number
}

/**
 * Returns the equal monthly payment that reduces the financed amount to the balloon, in cents **not yet rounded**:
 * `(pv·g − fv)·r/(g − 1)`. Positive when the customer pays; zero or less when the plan needs no payment.
 *
 * Computed in doubles: for a year or more and up to R 100 million the error is below a millionth of a cent. The formula
 * is written as `r·(pv + (pv − fv)/(g − 1))`, and g − 1 is computed directly, because subtracting one from a g close to
 * one would lose precision at low rates. Callers round the payment once, when they display or store it.
 *
 * @throws RangeError unless the term is a whole number of months, one or more.
 * Source: docs/spec-decisions.md, "Finance"; requirement V-039.
 */
export function annuity({ financed, balloon, rate, months }: AnnuityTerms): number {
  if (!Number.isSafeInteger(months) || months < 1) {
    throw new RangeError(`A term must be whole months, one or more, not ${months}.`)
  }
  if (rate === 0) return (financed - balloon) / months
  // Interest only: a single division keeps an exact half cent, so that callers round it correctly.
  if (financed === balloon) return (financed * rate) / monthlyRateDivisor
  const monthlyRate = rate / monthlyRateDivisor
  const growthLessOne = Math.expm1(months * Math.log1p(monthlyRate))
  return monthlyRate * (financed + (financed - balloon) / growthLessOne)
}
