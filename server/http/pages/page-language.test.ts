import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createLanguageRule, languageRule } from '#platform/i18n/language-rule.ts'
import { languageRewrites, type Rewrite } from '#platform/i18n/rewrites.ts'
import {
  buildCustomRoute,
  matchHas,
  prepareDestination,
} from '#platform/next-internals/rewriting.test-support.ts'
import nextConfig from '../../../next.config.ts'
import { pageRequestOf } from './page-key.ts'

/** Applies the rewrites in order with Next's own matching, each to the result of the one before. */
function pageOf(rewrites: readonly Rewrite[], path: string, query = '', cookie?: string): string {
  const request = { headers: cookie === undefined ? {} : { cookie } } as IncomingMessage
  const queryValues: Record<string, string | string[]> = {}
  for (const name of new URLSearchParams(query).keys()) {
    const values = new URLSearchParams(query).getAll(name)
    queryValues[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  let pathname = path
  for (const { source, destination, has, missing } of rewrites) {
    const params = buildCustomRoute('before_files_rewrite', { source, destination }).match(pathname)
    if (!params || !matchHas(request, queryValues, has, missing)) continue
    const { parsedDestination } = prepareDestination({
      appendParamsToQuery: true,
      destination,
      params,
      query: queryValues,
    })
    pathname = parsedDestination.pathname ?? ''
  }
  return pathname
}

/** Returns the request to Next that the page key creates. */
function nextRequestOf(path: string, query: string, cookie: string | undefined) {
  const request = pageRequestOf({ path, query }, cookie === undefined ? {} : { cookie }, {
    knownParameters: [],
  })
  const { url = '', headers = {} } = request?.toNextRequest() ?? {}
  const [pathname = '', search = ''] = url.split('?')
  return { path: pathname, query: search, cookie: headers.cookie }
}

const siteRewrites = async () => {
  const rewrites = await nextConfig.rewrites?.()
  return (Array.isArray(rewrites) ? [] : (rewrites?.beforeFiles ?? [])) as Rewrite[]
}

const single = '/vehicles/hilux-single-cab'
const double = '/vehicles/hilux-double-cab'

/** Path, query, Cookie header, and the resulting language. */
const table: readonly (readonly [
  path: string,
  query: string,
  cookie: string | undefined,
  language: string,
])[] = [
  // V-203, C-351: English by default and for unknown values.
  [single, '', undefined, 'en'],
  [single, '', 'language=en', 'en'],
  [single, '', 'language=xx', 'en'],
  [single, '', 'language=', 'en'],
  [single, '', 'preferred-dealer=7', 'en'],
  [single, '', 'mylanguage=af', 'en'],
  // C-350, C-352: the cookie accepts af and zulu, but not zu.
  [single, '', 'language=af', 'af'],
  [single, '', 'a=b; language=zulu; c=d', 'zu'],
  [single, '', 'language=zu', 'en'],
  [single, '', 'language=AF', 'en'],
  // V-200: isiZulu applies also where the page does not offer it.
  [double, '', 'language=zulu', 'zu'],
  ['/vehicles/hilux-xtra-cab', '', 'language=zulu', 'zu'],
  ['/vehicles/hilux-range', '', 'language=zulu', 'zu'],
  ['/vehicles/hilux-range', '', 'language=af', 'af'],
  // V-205: the query wins over the cookie, the last value counts, an empty value is ignored.
  [single, 'locale=af', undefined, 'af'],
  [single, 'locale=en', 'language=zulu', 'en'],
  [single, 'locale=zulu', 'language=af', 'zu'],
  [single, 'locale=zu', undefined, 'zu'],
  [single, 'locale=fr', 'language=af', 'en'],
  [single, 'locale=', 'language=af', 'af'],
  [single, 'locale=af&locale=zulu', undefined, 'zu'],
  [single, 'model=64M&locale=af', 'language=en', 'af'],
  // V-201, V-202: both spellings of a suffix, which wins over query and cookie.
  [`${single}-afr`, '', undefined, 'af'],
  [`${single}-zulu`, '', undefined, 'zu'],
  [`${single}/af`, '', undefined, 'af'],
  [`${single}/zu`, '', undefined, 'zu'],
  [`${double}-zulu`, '', 'language=af', 'zu'],
  [`${double}/af`, 'locale=zulu', 'language=zulu', 'af'],
  ['/vehicles/hilux-range/af', 'locale=en', undefined, 'af'],
  // V-198: everything else is English.
  ['/', '', 'language=af', 'en'],
  ['/vehicles', 'locale=af', 'language=af', 'en'],
  ['/vehicles/corolla-cross', 'locale=zulu', 'language=zulu', 'en'],
  ['/vehicles/corolla-cross/af', '', undefined, 'en'],
  ['/vehicles/corolla-cross-afr', '', undefined, 'en'],
  [`${single}/en`, '', 'language=af', 'en'],
  [`${single}/af/zu`, '', undefined, 'en'],
  [`${single}/AF`, '', undefined, 'en'],
  ['/vehicles/Hilux-Single-Cab', '', 'language=af', 'en'],
  ['/news/vehicles/hilux-single-cab', '', 'language=af', 'en'],
  ['/vehicles/hilux-single-cabs', '', 'language=af', 'en'],
]

describe('language rule, rewrites and page key', () => {
  test.each(table)(
    'agree on %s ?%s with cookie %s: %s (V-198 to V-205, C-350 to C-352)',
    async (path, query, cookie, language) => {
      expect(languageRule.languageOf({ path, query, cookie })).toBe(language)
      const plainPath = languageRule.match(path)?.plainPath ?? path
      const page = `/${language}/light${plainPath === '/' ? '' : plainPath}`
      const rewrites = await siteRewrites()
      expect(pageOf(rewrites, path, query, cookie)).toBe(page)
      const request = nextRequestOf(path, query, cookie)
      expect(request.cookie).toBeUndefined()
      expect(pageOf(rewrites, request.path, request.query, request.cookie)).toBe(page)
    },
  )

  test('agree on every combination of path, query and cookie', async () => {
    const rewrites = await siteRewrites()
    const column = <Index extends 0 | 1 | 2>(index: Index) => [...new Set(table.map((row) => row[index]))]
    for (const path of column(0))
      for (const query of column(1))
        for (const cookie of column(2)) {
          const byNext = pageOf(rewrites, path, query, cookie)
          expect(byNext.split('/')[1]).toBe(languageRule.languageOf({ path, query, cookie }))
          const request = nextRequestOf(path, query, cookie)
          expect(pageOf(rewrites, request.path, request.query, request.cookie)).toBe(byNext)
        }
  })
})

test('matches an open segment of an address, and keeps the theme of a racing one (D-007)', () => {
  const addresses = [
    { path: '/dealers/:dealer/new-vehicles/hilux', choices: ['en', 'af'] as const },
    { path: '/vehicles/:range', choices: ['en', 'af'] as const },
  ]
  const rule = createLanguageRule(addresses)
  const rewrites = languageRewrites(addresses)
  const dealers = '/dealers/sandton/new-vehicles/hilux'
  expect(rule.languageOf({ path: dealers, cookie: 'language=zulu' })).toBe('zu')
  expect(pageOf(rewrites, dealers, '', 'language=zulu')).toBe(`/zu/light${dealers}`)
  expect(rule.match('/dealers/a/b/new-vehicles/hilux')).toBeUndefined()
  expect(rule.match('/vehicles/gr-corolla-afr')).toMatchObject({
    plainPath: '/vehicles/gr-corolla',
    suffixLanguage: 'af',
  })
  expect(pageOf(rewrites, '/vehicles/gr-corolla-afr')).toBe('/af/racing/vehicles/gr-corolla')
})

test.each([
  '/admin/login',
  '/api/media/file/hero.webp',
  '/art/0123456789/vehicle/vitz/side/a41e22/drawing.svg',
  '/sections/used-vehicles',
  '/services/openapi.json',
  '/stock-pictures/0123456789abcdef0123456789abcdef/480.webp',
  '/feed-pictures/0123456789abcdef0123456789abcdef/480.webp',
])('leaves %s, which is not a page, where it is', async (path) => {
  expect(pageOf(await siteRewrites(), path)).toBe(path)
})
