import { type Lookup, unwrapLookup } from '#platform/service/lookup.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'

/** The service of specials failed. Thrown inside cached functions, so that a failure is never cached. */
export class SpecialsUnavailable extends Error {
  constructor() {
    super(
      'The service of specials did not respond. Check SPECIALS_API_URL, SECOND_SPECIALS_API_URL and the service.',
    )
    this.name = 'SpecialsUnavailable'
  }
}

/** Whether an error is that of a service of specials which does not respond. */
export const isSpecialsFailure = (error: unknown): boolean => error instanceof SpecialsUnavailable

/** Returns the value of a lookup, or null when there is none. @throws SpecialsUnavailable when the service failed. */
export const unwrapSpecials = <Value>(lookup: Lookup<Value>): ServiceResult<Value | null> =>
  unwrapLookup(lookup, () => new SpecialsUnavailable())
