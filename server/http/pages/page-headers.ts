import { pageCacheHeader } from '#platform/next-internals/names.ts'
import type { Answer } from '../captured-response.ts'
import type { Encoding } from '../headers/encoding.ts'
import { policyOfPage } from '../headers/page-policy.ts'
import { plainPolicy, sandboxPolicy } from '../headers/policy.ts'
import { securityHeaders } from '../headers/security.ts'

/** Headers that are ours to write, or that speak of the connection inside. */
const replaced = new Set([
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

/** A content delivery network is not told of invalidations: it may keep a page this long, in seconds. */
const cdnLifetimeSeconds = 60

/** Who, apart from us, may tell the page's languages apart. */
export type SharedCaching = {
  readonly variesByLanguage: boolean
  /** Whether the operator's CDN keys pages on the language cookie. */
  readonly cdnKeysOnLanguage: boolean
  readonly lifetimeMs: number
}

/** Whether a content type is that of a whole page. */
export function isHtml(contentType: unknown): boolean {
  return String(contentType ?? '').startsWith('text/html')
}

function carriedHeaders({ headers }: Answer): string[] {
  const carried: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || replaced.has(name)) continue
    // Next names the target of a page's redirect twice.
    const values = name === 'location' ? [value].flat().slice(0, 1) : [value].flat()
    for (const one of values) carried.push(name, String(one))
  }
  return carried
}

function policyFor({ headers, body }: Answer, path: string): string {
  const type = String(headers['content-type'] ?? '')
  if (type.startsWith('image/')) return sandboxPolicy
  return isHtml(type) ? policyOfPage(path, body.toString()) : plainPolicy
}

/** Browsers ask again each time, as any page may change; a CDN may answer for us where it cannot mix languages. */
function cachingHeaders({ variesByLanguage, cdnKeysOnLanguage, lifetimeMs }: SharedCaching): string[] {
  const vary = variesByLanguage ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'
  const headers = ['Cache-Control', 'private, no-cache', 'Vary', vary]
  const mayBeShared = !variesByLanguage || cdnKeysOnLanguage
  if (!mayBeShared || lifetimeMs < cdnLifetimeSeconds * 1_000) return headers
  return [...headers, 'CDN-Cache-Control', `public, s-maxage=${cdnLifetimeSeconds}`]
}

/** Everything a page for everybody carries, except what depends on the encoding and on the visit. */
export function sharedPageHeaders(answer: Answer, caching: SharedCaching, path: string): string[] {
  return [
    ...carriedHeaders(answer),
    ...cachingHeaders(caching),
    'Content-Security-Policy',
    policyFor(answer, path),
    ...securityHeaders,
  ]
}

/** Everything a drawing carries, except what depends on the encoding and on the visit: its address says how long it is good. */
export function sharedPictureHeaders(answer: Answer): string[] {
  return [
    ...carriedHeaders(answer),
    'Cache-Control',
    String(answer.headers['cache-control']),
    'Vary',
    'Accept-Encoding',
    'Content-Security-Policy',
    sandboxPolicy,
    ...securityHeaders,
  ]
}

/** Everything an answer that is not kept carries. What Next forbids to store stays forbidden. */
export function passingHeaders(answer: Answer, path: string): string[] {
  const { status, headers } = answer
  const given = headers['cache-control']
  const unstorable = status >= 500 || String(given ?? '').includes('no-store')
  const cacheControl = unstorable ? 'private, no-store' : 'private, no-cache'
  return [
    ...carriedHeaders(answer),
    'Cache-Control',
    cacheControl,
    'Vary',
    'Accept-Encoding, Cookie',
    'Content-Security-Policy',
    policyFor(answer, path),
    ...securityHeaders,
  ]
}

/** Headers of a body in an encoding. */
export function bodyHeaders(encoding: Encoding, length: number): string[] {
  const size = ['Content-Length', String(length)]
  return encoding === 'identity' ? size : ['Content-Encoding', encoding, ...size]
}
