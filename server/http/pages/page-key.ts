import type { IncomingHttpHeaders } from 'node:http'
import { addressIn } from '#platform/i18n/addresses.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { KnownQuery } from '#platform/known-query.ts'
import {
  draftModeCookies,
  navigationChecksum,
  navigationDataHeaders,
  navigationHeader,
} from '#platform/next-internals/names.ts'
import { sessionCookie } from '#platform/payload-internals/names.ts'
import type { Address } from '../address.ts'

/** What decides which requests ask for the same page. */
export type PageKeyRules = {
  /** Query names that change what a page's HTML holds; every other name is dropped before Next sees it. */
  readonly knownQuery: readonly KnownQuery[]
}

/** A request for a page with everything personal left out: all that may reach Next, and thereby the cache. */
export type PageRequest = {
  readonly key: string
  readonly path: string
  /** What the visitor's query or cookie chose; undefined where the address has one language only. */
  readonly language: Language | undefined
  /** One of the many forms of a page that strangers can invent: with a query, or React's navigation data. */
  readonly variant: boolean
  /** What Next is asked. Worked out only when it is: most pages come from memory. */
  question(): { readonly url: string; readonly headers: Readonly<Record<string, string>> }
}

/** A login, a draft, a key: such a request gets its own answer. Found by text alone, as a miss costs only speed. */
const personalCookie = new RegExp([sessionCookie, ...draftModeCookies].join('|'))

const file = /\.[^/]*$/

/** No header and no address can hold a line break, so no value can pass for two. */
const separator = '\n'

function flightKey(headers: IncomingHttpHeaders): string {
  let key = ''
  for (const name of navigationDataHeaders) key += separator + (headers[name] ?? '')
  return key
}

function sentFlightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const sent: Record<string, string> = { [navigationHeader]: '1' }
  for (const name of navigationDataHeaders) {
    const value = headers[name]
    if (typeof value === 'string' && value !== '') sent[name] = value
  }
  return sent
}

const checksumPattern = new RegExp(`(?:^|&)(${navigationChecksum}=[^&]*)`)

/**
 * What Next compares the navigation's headers with, and leads elsewhere when it does not fit. Of no headers there is
 * an empty one, which nobody has to send.
 */
function checksumOf(query: string, headers: IncomingHttpHeaders): string {
  if (headers[navigationHeader] !== '1') return ''
  if (navigationDataHeaders.every((name) => !headers[name])) return `${navigationChecksum}=`
  return checksumPattern.exec(query)?.[1] ?? ''
}

/** The part of a query that matters, in one order. What is given several times, as forms do, is one list. */
function keptQuery({ path, query }: Address, rules: PageKeyRules, checksum: string): string {
  if (query === '') return checksum
  const names = rules.knownQuery.filter(({ at }) => at.test(path))
  if (names.length === 0) return checksum
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  for (const { name, value: allowed } of names) {
    const value = given.getAll(name).join(',')
    if (allowed.test(value)) known.set(name, value)
  }
  return known.size > 0 && checksum !== '' ? `${known}&${checksum}` : `${known}${checksum}`
}

/** The language at an address where the visitor decides it. An ending of the path decides it for everybody. */
function languageOf({ path, query }: Address, cookie: string | undefined): Language | undefined {
  const translated = languageRule.at(path)
  if (translated === undefined || translated.ending !== undefined) return undefined
  return languageRule.languageOf({ path, query, cookie })
}

/** What a GET or HEAD below /art asks for: the address says it all. */
export function pictureRequestOf({ path }: Address): PageRequest {
  return {
    key: path,
    path,
    language: undefined,
    variant: false,
    question: () => ({ url: path, headers: {} }),
  }
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

  const language = languageOf(address, cookie)
  const isFlight = headers[navigationHeader] === '1'
  const query = keptQuery(address, rules, checksumOf(address.query, headers))
  const suffix = query === '' ? '' : `?${query}`
  const page = language === undefined ? path + suffix : language + separator + path + suffix
  return {
    key: isFlight ? page + flightKey(headers) : page,
    path,
    language,
    variant: isFlight || query !== '',
    // Next is asked at the address that means the language, so that no cookie reaches it.
    question: () => ({
      url: (language === undefined ? path : addressIn(path, language)) + suffix,
      headers: isFlight ? sentFlightHeaders(headers) : {},
    }),
  }
}
