import { networkOf } from '#platform/http/client-address.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import type { Refusal } from '../entry/admission.ts'

/** Routes that accept a password or a reset token. Payload matches routes in any case. */
const signInRoute = /^\/api\/[\w-]+\/(?:login|forgot-password|reset-password|first-register)\/?$/i

const minuteMs = 60_000

const tooManyAttempts = (seconds: number): Refusal => ({
  status: 429,
  title: 'Too many attempts',
  detail: 'There have been too many attempts to sign in from here. Please wait a minute.',
  headers: { 'Retry-After': String(seconds) },
})

export type SignInLimit = (attempt: { method: string; path: string; address: string }) => Refusal | undefined

/**
 * Limits sign-in attempts from one network before they reach the CMS, so that one client cannot exhaust the CPU with
 * password hashing. Delays after wrong passwords are in features/people/accounts.
 *
 * @param maxPerMinute attempts allowed in each minute that begins with an attempt
 */
export function createSignInLimit(
  maxPerMinute: number,
  now: () => number = () => performance.now(),
): SignInLimit {
  const limit = createRateLimit({ max: maxPerMinute, periodMs: minuteMs, now })
  return ({ method, path, address }) => {
    if (method !== 'POST' || !signInRoute.test(path)) return undefined
    const seconds = limit(networkOf(address))
    return seconds === undefined ? undefined : tooManyAttempts(seconds)
  }
}
