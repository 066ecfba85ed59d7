import { ServiceFailure } from './failure.ts'
import type { ServiceResult } from './stale-if-error.ts'

/**
 * The result of a query to a port. `fresh` is false for a stale result after a failure. `failed` is true when the value
 * may exist but the service failed. A page built from a stale or failed lookup is revalidated soon.
 */
export type Lookup<Value> =
  | { readonly found: true; readonly value: Value; readonly fresh: boolean }
  | { readonly found: false; readonly failed: boolean }

/**
 * Converts a result to a lookup. A ServiceFailure becomes `failed`; other errors are thrown. Source: requirement
 * V-312.
 */
export async function lookupOf<Value>(result: Promise<ServiceResult<Value>>): Promise<Lookup<Value>> {
  try {
    return { found: true, ...(await result) }
  } catch (error) {
    if (error instanceof ServiceFailure) return { found: false, failed: true }
    throw error
  }
}

/** Finds one value in a list. When it is missing from a stale list, the lookup has failed, because it may exist now. */
export function lookupAmong<Value>(
  all: Lookup<readonly Value[]>,
  matches: (value: Value) => boolean,
): Lookup<Value> {
  if (!all.found) return all
  const value = all.value.find(matches)
  return value === undefined ? { found: false, failed: !all.fresh } : { found: true, value, fresh: all.fresh }
}

/**
 * Returns the value of a lookup, or null when there is none.
 *
 * @param unavailable creates the error for a failed lookup, which is thrown so that no cache stores the failure
 */
export function unwrapLookup<Value>(
  lookup: Lookup<Value>,
  unavailable: () => Error,
): ServiceResult<Value | null> {
  if (lookup.found) return lookup
  if (lookup.failed) throw unavailable()
  return { value: null, fresh: true }
}
