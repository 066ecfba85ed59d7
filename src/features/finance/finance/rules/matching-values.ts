import type { GuaranteedValue } from '../guaranteed-value.ts'

/** Conditions that must all hold. An empty query matches every guaranteed value. */
export type GuaranteedValuesQuery = {
  /** Model code. */
  readonly code?: string
  /** Kilometres a year. */
  readonly mileage?: number
  readonly months?: number
  /** Part of the name of the model at the finance provider, case-insensitive: `HILUX DC`. */
  readonly like?: string
  /** Sort by descending id instead of ascending. */
  readonly newestFirst?: boolean
}

/**
 * Filters and sorts guaranteed values; values with equal ids keep their order. The results of an outside service are
 * filtered again, because the value of another mileage would be a wrong promise.
 *
 * Source: requirements V-305 and V-306.
 */
export function matchingValues(
  values: readonly GuaranteedValue[],
  { code, mileage, months, like, newestFirst }: GuaranteedValuesQuery,
): GuaranteedValue[] {
  const part = like?.toLowerCase()
  return values
    .filter(
      (value) =>
        (code === undefined || value.code === code) &&
        (mileage === undefined || value.mileage === mileage) &&
        (months === undefined || value.months === months) &&
        (part === undefined || value.description.toLowerCase().includes(part)),
    )
    .sort((one, other) => (newestFirst ? other.id - one.id : one.id - other.id))
}
