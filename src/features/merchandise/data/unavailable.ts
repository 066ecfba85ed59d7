import { type Lookup, unwrapLookup } from '#platform/service/lookup.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'

/** The service of merchandise failed. Thrown inside cached functions, so that a failure is never cached. */
export class MerchandiseUnavailable extends Error {
  constructor() {
    super('The service of merchandise did not respond. Check MERCHANDISE_API_URL and the service.')
    this.name = 'MerchandiseUnavailable'
  }
}

/** Returns the value of a lookup, or null when there is none. @throws MerchandiseUnavailable when the service failed. */
export const unwrapMerchandise = <Value>(lookup: Lookup<Value>): ServiceResult<Value | null> =>
  unwrapLookup(lookup, () => new MerchandiseUnavailable())
