import type { IncomingHttpHeaders } from 'node:http'
import type { Address } from '../address.ts'
import { cookieOf, type Language, languageOfCookie } from './language.ts'

/** What decides which requests ask for the same page. */
export type PageKeyRules = {
  /** Query names that change what a page's HTML holds; every other name is dropped before Next sees it. */
  readonly knownQuery: readonly string[]
  /** Whether the language cookie changes what stands at a path. */
  readonly variesByLanguage: (path: string) => boolean
}

/** A request for a page with everything personal left out: all that may reach Next, and thereby the cache. */
export type PageRequest = {
  readonly key: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined where the address has one language only. */
  readonly language: Language | undefined
  /** One of the many forms of a page that strangers can invent: with a query, or React's navigation data. */
  readonly variant: boolean
}

/** React's navigation data (RSC) differs by these. `rsc` is spelled out because only `1` means something. */
const flightHeaders = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

/** A login, a draft, a key: such a request gets its own answer. Found by text alone, as a miss costs only speed. */
const personalCookie = /payload-token|__prerender_bypass|__next_preview_data/

const file = /\.[^/]*$/

function knownPart(query: string, names: readonly string[]): string {
  if (query === '' || names.length === 0) return ''
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) known.set(name, value)
  }
  return known.toString()
}

function flightPart(query: string, headers: IncomingHttpHeaders): Record<string, string> {
  const part: Record<string, string> = { rsc: '1' }
  for (const name of flightHeaders) {
    const value = headers[name]
    if (typeof value === 'string') part[name] = value
  }
  const checksum = new URLSearchParams(query).get('_rsc')
  return checksum === null ? part : { ...part, _rsc: checksum }
}

/** What a GET or HEAD of a page address asks for; undefined when the answer may be this visitor's alone. */
export function pageRequestOf(
  address: Address,
  headers: IncomingHttpHeaders,
  rules: PageKeyRules,
): PageRequest | undefined {
  const { path } = address
  const { cookie } = headers
  if (headers.authorization !== undefined || file.test(path)) return undefined
  if (cookie !== undefined && personalCookie.test(cookie)) return undefined

  const language = rules.variesByLanguage(path) ? languageOfCookie(cookie) : undefined
  const cookieHeader: Record<string, string> =
    language === undefined || language === 'en' ? {} : { cookie: `language=${cookieOf[language]}` }
  const known = knownPart(address.query, rules.knownQuery)
  const flight = headers.rsc === '1' ? flightPart(address.query, headers) : undefined

  if (known === '' && flight === undefined) {
    const key = language === undefined ? path : `${language} ${path}`
    return { key, url: path, headers: cookieHeader, language, variant: false }
  }
  const { _rsc: checksum, ...flightOnly } = flight ?? {}
  const query = [known, checksum === undefined ? '' : `_rsc=${encodeURIComponent(checksum)}`]
    .filter((part) => part !== '')
    .join('&')
  const url = query === '' ? path : `${path}?${query}`
  return {
    // No header can hold a line break, so no value can pass for another header.
    key: [language ?? '', url, ...Object.entries(flightOnly).flat()].join('\n'),
    url,
    headers: { ...cookieHeader, ...flightOnly },
    language,
    variant: true,
  }
}
