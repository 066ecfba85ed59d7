import { networkOf } from '#platform/client-address.ts'
import { createRateLimit } from '#platform/rate-limit.ts'
import type { Refusal } from './admission.ts'

/** Where a password, or a key to a new one, can be tried. Payload matches its routes in any case. */
const tried = /^\/api\/[\w-]+\/(?:login|forgot-password|reset-password|first-register)\/?$/i

const aMinute = 60_000

const tooOften = (seconds: number): Refusal => ({
  status: 429,
  title: 'Too many attempts',
  detail: 'There have been too many attempts to sign in from here. Please wait a minute.',
  headers: { 'Retry-After': String(seconds) },
})

export type SignInLimit = (attempt: { method: string; path: string; address: string }) => Refusal | undefined

/**
 * Counts attempts to sign in by the network they come from, before they reach the CMS. Wrong passwords delay further
 * attempts there (features/accounts); this keeps one client from wearing the machine out with hashing.
 *
 * @param mostAMinute attempts that are let through in any minute that begins with one.
 */
export function createSignInLimit(
  mostAMinute: number,
  now: () => number = () => performance.now(),
): SignInLimit {
  const limit = createRateLimit({ most: mostAMinute, periodMs: aMinute, now })
  return ({ method, path, address }) => {
    if (method !== 'POST' || !tried.test(path)) return undefined
    const seconds = limit(networkOf(address))
    return seconds === undefined ? undefined : tooOften(seconds)
  }
}
