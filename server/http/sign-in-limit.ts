import { LRUCache } from 'lru-cache'
import type { Refusal } from './admission.ts'

/** Where a password, or a key to a new one, can be tried. */
const tried = /^\/api\/[\w-]+\/(?:login|forgot-password|reset-password|first-register)\/?$/

const windowMs = 60_000

const tooOften: Refusal = {
  status: 429,
  title: 'Too many attempts',
  detail: 'There have been too many attempts to sign in from here. Please wait a minute.',
  headers: { 'Retry-After': String(windowMs / 1_000) },
}

/** Visitors of one household or office share the front of an IPv6 address; IPv4 addresses stay whole. */
function networkOf(address: string): string {
  return address.split(':').slice(0, 4).join(':')
}

export type SignInLimit = (attempt: { method: string; path: string; address: string }) => Refusal | undefined

/**
 * Counts attempts to sign in by the address they come from. Accounts are locked by themselves after a few wrong
 * passwords; this stops somebody who tries one password on many accounts, or wears the machine out with hashing.
 *
 * @param mostAMinute attempts that are let through in any minute that begins with one.
 */
export function createSignInLimit(
  mostAMinute: number,
  now: () => number = () => performance.now(),
): SignInLimit {
  const attempts = new LRUCache<string, { count: number }>({
    max: 10_000,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now },
  })
  return ({ method, path, address }) => {
    if (method !== 'POST' || !tried.test(path)) return undefined
    const network = networkOf(address)
    const counter = attempts.get(network) ?? { count: 0 }
    if (counter.count === 0) attempts.set(network, counter)
    counter.count++
    return counter.count > mostAMinute ? tooOften : undefined
  }
}
