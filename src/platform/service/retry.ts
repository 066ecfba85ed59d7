import type { ServiceFailure } from './failure.ts'

const baseDelayMs = 100
/** A visitor is waiting for the page, so a longer Retry-After is not awaited. */
const maxDelayMs = 2_000

const transientStatuses = new Set([429, 502, 503, 504])

/**
 * Whether a retry may succeed. Not after a timeout: the visitor has already waited, and a retry would slow down an
 * overloaded service further.
 */
export function isTransient(failure: ServiceFailure): boolean {
  return failure.kind === 'refused' || (failure.status !== undefined && transientStatuses.has(failure.status))
}

/**
 * Returns the milliseconds to wait before a retry, or undefined when the service asks for a longer delay.
 *
 * Uses the service's `Retry-After`, in seconds or as a date. Without it the delay doubles with each attempt and is
 * multiplied by a random factor ("full jitter"), so that many clients do not retry at the same moment.
 *
 * @param attempt number of failed attempts, from 1.
 */
export function retryDelay(
  attempt: number,
  retryAfter: string | null,
  now: number,
  random: () => number = Math.random,
): number | undefined {
  const requested = retryAfter === null ? undefined : parseRetryAfter(retryAfter, now)
  if (requested !== undefined) return requested <= maxDelayMs ? requested : undefined
  return Math.round(random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1)))
}

function parseRetryAfter(retryAfter: string, now: number): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000
  const moment = Date.parse(retryAfter)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}
