import { pageCacheHeader } from '#platform/next-internals/names.ts'
import type { Encoding } from '../headers/encoding.ts'
import { policyOfPage } from '../headers/page-policy.ts'
import { plainPolicy, sandboxPolicy } from '../headers/policy.ts'
import { securityHeaders } from '../headers/security.ts'
import type { BufferedResponse } from '../next/captured-response.ts'

/** Headers of Next that are replaced, or that concern the internal connection. */
const replacedHeaders = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  pageCacheHeader,
  'x-powered-by',
])

/** Lifetime in a CDN, which receives no invalidations, in seconds. */
const cdnLifetimeSeconds = 60

/** Decides whether a CDN may cache a page. */
export type SharedCaching = {
  readonly variesByLanguage: boolean
  /** Whether the operator's CDN keys pages on the language cookie. */
  readonly cdnKeysOnLanguage: boolean
  readonly lifetimeMs: number
}

/** Tells whether a content type is HTML. */
export function isHtml(contentType: unknown): boolean {
  return String(contentType ?? '').startsWith('text/html')
}

function forwardedHeaders({ headers }: BufferedResponse): string[] {
  const forwarded: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || replacedHeaders.has(name)) continue
    // Next sends the Location of a page's redirect twice.
    const values = name === 'location' ? [value].flat().slice(0, 1) : [value].flat()
    for (const each of values) forwarded.push(name, String(each))
  }
  return forwarded
}

function policyFor({ headers, body }: BufferedResponse, path: string): string {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('image/')) return sandboxPolicy
  return isHtml(type) ? policyOfPage(path, body.toString()) : plainPolicy
}

/** Browsers always revalidate a page; a CDN may cache it when it cannot mix up languages. */
function cachingHeaders({ variesByLanguage, cdnKeysOnLanguage, lifetimeMs }: SharedCaching): string[] {
  const vary = variesByLanguage ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'
  const headers = ['Cache-Control', 'private, no-cache', 'Vary', vary]
  const mayBeShared = !variesByLanguage || cdnKeysOnLanguage
  if (!mayBeShared || lifetimeMs < cdnLifetimeSeconds * 1_000) return headers
  return [...headers, 'CDN-Cache-Control', `public, s-maxage=${cdnLifetimeSeconds}`]
}

/** Returns the headers of a cached page that depend neither on the encoding nor on the request. */
export function sharedPageHeaders(
  response: BufferedResponse,
  caching: SharedCaching,
  path: string,
): string[] {
  return [
    ...forwardedHeaders(response),
    ...cachingHeaders(caching),
    'Content-Security-Policy',
    policyFor(response, path),
    ...securityHeaders,
  ]
}

/** Returns the headers of a cached drawing that depend neither on the encoding nor on the request. */
export function sharedPictureHeaders(response: BufferedResponse): string[] {
  return [
    ...forwardedHeaders(response),
    'Cache-Control',
    String(response.headers['cache-control']),
    'Vary',
    'Accept-Encoding',
    'Content-Security-Policy',
    sandboxPolicy,
    ...securityHeaders,
  ]
}

/** Returns the headers of an uncached response. A no-store of Next is preserved. */
export function uncachedHeaders(response: BufferedResponse, path: string): string[] {
  const { status, headers } = response
  const original = headers['cache-control']
  const noStore = status >= 500 || String(original ?? '').includes('no-store')
  const cacheControl = noStore ? 'private, no-store' : 'private, no-cache'
  return [
    ...forwardedHeaders(response),
    'Cache-Control',
    cacheControl,
    'Vary',
    'Accept-Encoding, Cookie',
    'Content-Security-Policy',
    policyFor(response, path),
    ...securityHeaders,
  ]
}

/** Returns the headers of a body in an encoding. */
export function bodyHeaders(encoding: Encoding, length: number): string[] {
  const size = ['Content-Length', String(length)]
  return encoding === 'identity' ? size : ['Content-Encoding', encoding, ...size]
}
