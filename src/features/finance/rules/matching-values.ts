import type { GuaranteedValue } from '../guaranteed-value.ts'

/** All conditions must hold; none means every guaranteed value. */
export type GuaranteedValuesQuery = {
  /** Of the model. */
  readonly code?: string
  /** Kilometres a year. */
  readonly mileage?: number
  readonly months?: number
  /** A part of what the finance house calls the model, in any case: `HILUX DC`. */
  readonly like?: string
  /** By id; the oldest first without it. */
  readonly newestFirst?: boolean
}

/**
 * The guaranteed values that were asked for, in the order asked for; equal ids stay as they came. Whoever gives the
 * values is asked for these and not believed: the value of another mileage would be a promise nobody made.
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
