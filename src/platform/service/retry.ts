import type { ServiceFailure } from './failure.ts'

const baseDelayMs = 100
/** Nobody waits longer than this for a page because a service asked for patience. */
const longestDelayMs = 2_000

const passingStatuses = new Set([429, 502, 503, 504])

/**
 * Whether asking again may help. Not after a timeout: the visitor has waited once already, and a service that is
 * slow because it is overloaded gets slower by being asked twice.
 */
export function isPassing(failure: ServiceFailure): boolean {
  return failure.kind === 'refused' || (failure.status !== undefined && passingStatuses.has(failure.status))
}

/**
 * Milliseconds to wait before asking again, or undefined when it is not worth waiting.
 *
 * Without a wish of the service (`Retry-After`, in seconds or as a date) the delay doubles with each attempt, of
 * which a random share is taken ("full jitter"), so that many callers do not come back at the same moment.
 *
 * @param attempt how many attempts have failed, from 1.
 */
export function delayBefore(
  attempt: number,
  retryAfter: string | null,
  now: number,
  random: () => number = Math.random,
): number | undefined {
  const wished = retryAfter === null ? undefined : wishedDelay(retryAfter, now)
  if (wished !== undefined) return wished <= longestDelayMs ? wished : undefined
  return Math.round(random() * Math.min(longestDelayMs, baseDelayMs * 2 ** (attempt - 1)))
}

function wishedDelay(retryAfter: string, now: number): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000
  const moment = Date.parse(retryAfter)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now)
}
