import { type Lookup, unwrapLookup } from '#platform/service/lookup.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'

/** The stock service failed. Thrown inside cached functions, so that a failure is never cached. */
export class StockUnavailable extends Error {
  constructor() {
    super('The service of used vehicles did not respond. Check STOCK_API_URL and the service.')
    this.name = 'StockUnavailable'
  }
}

/** Returns the value of a lookup, or null when there is none. @throws StockUnavailable when the service failed. */
export const unwrapStock = <Value>(lookup: Lookup<Value>): ServiceResult<Value | null> =>
  unwrapLookup(lookup, () => new StockUnavailable())
