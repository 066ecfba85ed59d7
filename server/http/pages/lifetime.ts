import { lifetimes } from '#platform/cache/lifetimes.ts'
import { navigationContentType, pageCacheHeader, stalePage } from '#platform/next-internals/names.ts'
import type { BufferedResponse } from '../next/captured-response.ts'

const secondMs = 1_000

/** Maximum lifetime, which limits the effect of a lost invalidation. */
const maxLifetimeMs = 60 * 60 * secondMs

/** Incomplete results (index loading, database failed) look like others, so all get the lifetime of a failed page. */
const resultsLifetimeMs = 10 * secondMs

/** Lifetime of a page that Next marks as stale: it is already rendering the new one. */
const staleLifetimeMs = secondMs

/**
 * Lifetime of a page that asks the visitor to try again. Those who wait for it share it; a retry renders it again. Zero
 * would make Next render a page with a query for each of them.
 */
const failureLifetimeMs = 1

/**
 * The attribute `data-unavailable…` of an element that stands for what could not be read, in HTML (as the first attribute)
 * and in navigation data. Text of a visitor cannot look like it: there `<` and quotes are escaped.
 */
const failureInHtml = /<\w+ data-unavailable[a-z-]*[=\s>]/
const failureInNavigationData = /[{,]"data-unavailable[a-z-]*":/

const sharedMaxAge = /(?:^|[\s,])s-maxage=(\d+)/

function holdsPage(contentType: unknown): boolean {
  const type = String(contentType ?? '')
  return type.startsWith('text/html') || type.startsWith(navigationContentType)
}

/** Tells whether a page says that something could not be read, and asks the visitor to try again. */
function isFailure({ headers, body }: BufferedResponse): boolean {
  const isNavigationData = String(headers['content-type']).startsWith(navigationContentType)
  return (isNavigationData ? failureInNavigationData : failureInHtml).test(body.toString())
}

/** Tells whether a response is for one visitor only. */
export function isPrivate({ status, headers }: BufferedResponse): boolean {
  if (headers['set-cookie'] !== undefined) return true
  return status === 200 && /private|no-store/.test(String(headers['cache-control'] ?? ''))
}

/** Returns the lifetime of a drawing, in milliseconds; 0 at an outdated address. */
export function lifetimeOfPicture({ status, headers }: BufferedResponse): number {
  return status === 200 && /\bimmutable\b/.test(String(headers['cache-control'])) ? maxLifetimeMs : 0
}

/** Tells whether a response is a complete, uncompressed page. */
function isCompletePage({ status, headers }: BufferedResponse): boolean {
  return status === 200 && holdsPage(headers['content-type']) && headers['content-encoding'] === undefined
}

/**
 * Returns the lifetime of search results for the same query, in milliseconds; 0 when they may not be cached. Next marks
 * them as private because they depend on the query; nothing else of the visitor reaches Next.
 */
export function lifetimeOfResults(response: BufferedResponse): number {
  if (!isCompletePage(response) || response.headers['set-cookie'] !== undefined) return 0
  return isFailure(response) ? failureLifetimeMs : resultsLifetimeMs
}

/**
 * Returns how long a response may be served to all visitors, in milliseconds; 0 when it may not. Only complete pages
 * with `s-maxage` qualify; a page built from a failed response has a short one.
 */
export function lifetimeOf(response: BufferedResponse): number {
  const { headers } = response
  if (isPrivate(response) || !isCompletePage(response)) return 0
  const seconds = Number(sharedMaxAge.exec(String(headers['cache-control'] ?? ''))?.[1] ?? 0)
  if (seconds > 0 && seconds <= lifetimes.once) return failureLifetimeMs
  const lifetimeMs = Math.min(seconds * secondMs, maxLifetimeMs)
  return headers[pageCacheHeader] === stalePage ? Math.min(lifetimeMs, staleLifetimeMs) : lifetimeMs
}
