import { navigationContentType, pageCacheHeader, stalePage } from '#platform/next-internals/names.ts'
import type { Answer } from '../captured-response.ts'

const secondMs = 1_000

/** However long an answer may live, a lost notification must not keep it for ever. */
const longestLifetimeMs = 60 * 60 * secondMs

/**
 * Nothing tells a page of results which could not be made whole (the index still reads, the database failed) from
 * others, so all of them live as long as a page built from a failure.
 */
const resultsLifetimeMs = 10 * secondMs

/** Next hands out a stale page while it renders the new one, which is there a moment later. */
const staleLifetimeMs = secondMs

const sharedMaxAge = /(?:^|[\s,])s-maxage=(\d+)/

function holdsPage(contentType: unknown): boolean {
  const type = String(contentType ?? '')
  return type.startsWith('text/html') || type.startsWith(navigationContentType)
}

/** Whether the answer was made for one visitor and must be shown to no other. */
export function isPrivate({ status, headers }: Answer): boolean {
  if (headers['set-cookie'] !== undefined) return true
  return status === 200 && /private|no-store/.test(String(headers['cache-control'] ?? ''))
}

/** How long a drawing is kept, in milliseconds; 0 for an address that is not its present one. */
export function lifetimeOfPicture({ status, headers }: Answer): number {
  return status === 200 && /\bimmutable\b/.test(String(headers['cache-control'])) ? longestLifetimeMs : 0
}

/** Whether it is a page for everybody, whole and as it was made. */
function isWholePage({ status, headers }: Answer): boolean {
  return status === 200 && holdsPage(headers['content-type']) && headers['content-encoding'] === undefined
}

/**
 * How long a page of results may be served to everybody who asks the same, in milliseconds; 0 when it may not. Next
 * calls it private because it reads its query: of the visitor it was told nothing else.
 */
export function lifetimeOfResults(answer: Answer): number {
  return isWholePage(answer) && answer.headers['set-cookie'] === undefined ? resultsLifetimeMs : 0
}

/**
 * How long an answer may be served to everybody, in milliseconds; 0 when it may not. Only complete pages with a
 * shared lifetime of their own are; a page built from a failed answer says a short one.
 */
export function lifetimeOf(answer: Answer): number {
  const { headers } = answer
  if (isPrivate(answer) || !isWholePage(answer)) return 0
  const seconds = Number(sharedMaxAge.exec(String(headers['cache-control'] ?? ''))?.[1] ?? 0)
  const lifetimeMs = Math.min(seconds * secondMs, longestLifetimeMs)
  return headers[pageCacheHeader] === stalePage ? Math.min(lifetimeMs, staleLifetimeMs) : lifetimeMs
}
