import type { IncomingHttpHeaders } from 'node:http'
import { addressIn } from '#platform/i18n/addresses.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import type { Language } from '#platform/i18n/languages.ts'
import {
  draftModeCookies,
  navigationChecksum,
  navigationDataHeaders,
  navigationHeader,
} from '#platform/next-internals/names.ts'
import { sessionCookie } from '#platform/payload-internals/names.ts'
import type { KnownParameter } from '#platform/site/page-addresses.ts'
import type { Address } from '../entry/address.ts'

/** Decides which requests get the same page. */
export type PageKeyRules = {
  /** Query parameters that change the HTML of a page; all others are removed before the request reaches Next. */
  readonly knownParameters: readonly KnownParameter[]
}

/** A request for a page without anything personal; only this reaches Next and the cache. */
export type PageRequest = {
  readonly key: string
  readonly path: string
  /** The language from the query or cookie; undefined when the address has one language only. */
  readonly language: Language | undefined
  /** Whether the page has a query or is navigation data, of which clients can invent any number. */
  readonly variant: boolean
  /** Whether the page is a list of results, which Next renders for every query. */
  readonly isSearch: boolean
  /** Returns the request to Next. Lazy, because most pages come from the cache. */
  toNextRequest(): { readonly url: string; readonly headers: Readonly<Record<string, string>> }
}

/** Cookies of a session or a draft preview, whose requests bypass the cache. A false match only costs speed. */
const personalCookie = new RegExp([sessionCookie, ...draftModeCookies].join('|'))

const fileName = /\.[^/]*$/

/** Unambiguous, because neither headers nor addresses can contain a line break. */
const separator = '\n'

function flightKey(headers: IncomingHttpHeaders): string {
  let key = ''
  for (const name of navigationDataHeaders) key += separator + (headers[name] ?? '')
  return key
}

function pickFlightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const picked: Record<string, string> = { [navigationHeader]: '1' }
  for (const name of navigationDataHeaders) {
    const value = headers[name]
    if (typeof value === 'string' && value !== '') picked[name] = value
  }
  return picked
}

const checksumPattern = new RegExp(`(?:^|&)(${navigationChecksum}=[^&]*)`)

/**
 * Returns the checksum parameter of a navigation. Next compares it with the headers and redirects when they differ;
 * without headers the checksum is empty.
 */
function checksumOf(query: string, headers: IncomingHttpHeaders): string {
  if (headers[navigationHeader] !== '1') return ''
  if (navigationDataHeaders.every((name) => !headers[name])) return `${navigationChecksum}=`
  return checksumPattern.exec(query)?.[1] ?? ''
}

/** Returns the known parameters of a query in a fixed order. Repeated parameters become one list. */
function canonicalQuery({ path, query }: Address, rules: PageKeyRules, checksum: string): string {
  if (query === '') return checksum
  const names = rules.knownParameters.filter((known) => known.path.test(path))
  if (names.length === 0) return checksum
  const received = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const { name, value: allowed, canonical } of names) {
    const value = received.getAll(name).join(',')
    if (received.has(name) && allowed.test(value)) known.set(name, canonical ?? value)
  }
  return known.size > 0 && checksum !== '' ? `${known}&${checksum}` : `${known}${checksum}`
}

/** Tells whether a query has a parameter of a search. */
function isSearch(path: string, query: string, { knownParameters }: PageKeyRules): boolean {
  if (query === '') return false
  const known = knownParameters.filter(({ search, path: pages }) => search && pages.test(path))
  const received = new URLSearchParams(known.length === 0 ? '' : query)
  return known.some(({ name }) => received.has(name))
}

/**
 * Writes the parameters of which only the presence matters with their canonical value, because the rewrites of Next do not
 * match a parameter without a value: `?group=` becomes `?group=true`.
 */
export function withCanonicalParameters(address: Address, { knownParameters }: PageKeyRules): Address {
  const { path, query } = address
  if (query === '') return address
  const received = new URLSearchParams(query)
  const present = knownParameters.filter(
    ({ name, path: pages, canonical }) => canonical !== undefined && pages.test(path) && received.has(name),
  )
  if (present.length === 0) return address
  for (const { name, canonical = '' } of present) received.set(name, canonical)
  return { ...address, query: received.toString() }
}

/** Returns the visitor's language at an address without a language suffix. */
function languageOf({ path, query }: Address, cookie: string | undefined): Language | undefined {
  const translated = languageRule.match(path)
  if (translated === undefined || translated.suffixLanguage !== undefined) return undefined
  return languageRule.languageOf({ path, query, cookie })
}

/** Returns the request for a drawing below /art, which depends on its path only. */
export function pictureRequestOf({ path }: Address): PageRequest {
  return {
    key: path,
    path,
    language: undefined,
    variant: false,
    isSearch: false,
    toNextRequest: () => ({ url: path, headers: {} }),
  }
}

/** Returns the request for a page; undefined when the response may depend on the visitor. */
export function pageRequestOf(
  address: Address,
  headers: IncomingHttpHeaders,
  rules: PageKeyRules,
): PageRequest | undefined {
  const { path } = address
  const { cookie } = headers
  if (headers.authorization !== undefined || fileName.test(path)) return undefined
  if (cookie !== undefined && personalCookie.test(cookie)) return undefined

  const language = languageOf(address, cookie)
  const isFlight = headers[navigationHeader] === '1'
  const query = canonicalQuery(address, rules, checksumOf(address.query, headers))
  const suffix = query === '' ? '' : `?${query}`
  const page = language === undefined ? path + suffix : language + separator + path + suffix
  return {
    key: isFlight ? page + flightKey(headers) : page,
    path,
    language,
    variant: isFlight || query !== '',
    isSearch: isSearch(path, query, rules),
    // The address names the language, so that no cookie has to reach Next.
    toNextRequest: () => ({
      url: (language === undefined ? path : addressIn(path, language)) + suffix,
      headers: isFlight ? pickFlightHeaders(headers) : {},
    }),
  }
}
