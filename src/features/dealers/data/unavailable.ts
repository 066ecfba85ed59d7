import { type Lookup, unwrapLookup } from '#platform/service/lookup.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'

/** The dealer system failed. Thrown inside cached functions, so that a failure is never cached. */
export class DealersUnavailable extends Error {
  constructor() {
    super('The dealer system did not respond.')
    this.name = 'DealersUnavailable'
  }
}

/** Returns the value of a lookup, or null when there is none. @throws DealersUnavailable when the system failed. */
export const unwrap = <Value>(lookup: Lookup<Value>): ServiceResult<Value | null> =>
  unwrapLookup(lookup, () => new DealersUnavailable())
