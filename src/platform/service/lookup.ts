import { ServiceFailure } from './failure.ts'
import type { Answer } from './last-good.ts'

/**
 * What came of a question to a port. `fresh` is false for an answer remembered from before a failure; `failed` is
 * true when there may well be an answer, but the service did not give it. A page built from either lives only
 * shortly.
 */
export type Lookup<Value> =
  | { readonly found: true; readonly value: Value; readonly fresh: boolean }
  | { readonly found: false; readonly failed: boolean }

/** A failure of the service is a result; a fault of our own is thrown. Source: requirement V-312. */
export async function lookupOf<Value>(answer: Promise<Answer<Value>>): Promise<Lookup<Value>> {
  try {
    return { found: true, ...(await answer) }
  } catch (error) {
    if (error instanceof ServiceFailure) return { found: false, failed: true }
    throw error
  }
}

/** The one among many; that it is missing from an answer of an hour ago proves nothing. */
export function lookupAmong<Value>(
  all: Lookup<readonly Value[]>,
  isWanted: (value: Value) => boolean,
): Lookup<Value> {
  if (!all.found) return all
  const value = all.value.find(isWanted)
  return value === undefined ? { found: false, failed: !all.fresh } : { found: true, value, fresh: all.fresh }
}
