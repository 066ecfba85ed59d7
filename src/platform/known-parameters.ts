import { racingPaths } from './theme.ts'

/** A query parameter that changes a page's HTML. */
export type KnownParameter = {
  readonly name: string
  /** Matches the paths of the pages that read it. */
  readonly path: RegExp
  /** Matches valid values; a parameter with any other value is ignored. */
  readonly value: RegExp
}

/** Comma-separated model codes: as many as a comparison displays, and some that are no longer on sale. */
const codeList = '[0-9A-Za-z-]{1,16}(?:,[0-9A-Za-z-]{1,16}){0,7}'

const comparisons = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+/compare'
const quotes = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+/quote(?:/[a-z]{2})?'
const specSheets = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+/spec-sheet'

/** Parameters of a finance quote. On the page itself only the browser reads them. */
const quoteQuery: readonly KnownParameter[] = [
  'colour',
  'way',
  'deposit',
  'term',
  'rate',
  'balloon',
  'mileage',
  'future-drive-term',
  'future-drive-rate',
  'kilometres',
].map((name) => ({ name, path: new RegExp(`^/${quotes}$`), value: /^[0-9A-Za-z.-]{1,24}$/ }))

/** The forms below `/enquiry`; not the steps of a form, nor the internal path of a form with a query. */
const forms = 'enquiry(?:/(?!check(?:/|$)|chosen(?:/|$))[a-z0-9-]+){0,3}'

/** Parameters that choose the subject of a form: the page shows it at once. Source: requirement V-164. */
const subjectParameters = ['model', 'colour', 'dealer', 'test-drive-code', 'buy-now-code']

const subjectQuery: readonly KnownParameter[] = subjectParameters.map((name) => ({
  name,
  path: new RegExp(`^/${forms}$`),
  value: /^[0-9A-Za-z-]{1,60}$/,
}))

/** Every such parameter. A page without any is the same for every query, and cached once. */
export const knownParameters: readonly KnownParameter[] = [
  // A search term may be any text.
  { name: 'q', path: /^\/search$/, value: /^[\s\S]+$/ },
  {
    name: 'code',
    path: new RegExp(`^/(?:${comparisons}|${specSheets}|${quotes})$`),
    value: new RegExp(`^${codeList}$`),
  },
  ...quoteQuery,
  ...subjectQuery,
  // The finance page on which the plan was calculated.
  { name: 'page', path: /^\/vehicles\/[^/]+\/quote$/, value: /^(?:\/[a-z0-9-]{1,60}){1,4}$/ },
]

/** Makes a pattern case-sensitive; Next matches case-insensitively by default. */
const caseSensitive = (pattern: string) => `(?-i:${pattern})`

/** The racing theme is matched first; all other paths have the light theme. */
const themes = [
  ['racing', `(?=${racingPaths}$)`],
  ['light', ''],
] as const

/**
 * Rewrites the query of a comparison to an internal path, because Next cannot cache a page that reads the query:
 * `/vehicles/fortuner/compare?code=57U,73T` is rendered at `/vehicles/fortuner/compare/57U,73T`.
 */
const comparisonRewrites = themes.map(([theme, lookahead]) => ({
  source: `/:path(${caseSensitive(lookahead + comparisons)})`,
  has: [{ type: 'query' as const, key: 'code', value: `(?<codes>${codeList})` }],
  destination: `/en/${theme}/:path/:codes`,
}))

/** A form whose query chooses its subject is a page of its own, which reads the query; without one it is cached. */
const formRewrites = subjectParameters.map((key) => ({
  source: `/:path(${caseSensitive(forms)})`,
  has: [{ type: 'query' as const, key }],
  destination: '/en/light/enquiry/chosen/:path',
}))

/** Rewrites pages with a query to internal paths. */
export const queryRewrites = [...comparisonRewrites, ...formRewrites]

/** Redirects internal paths to their public addresses. */
export const queryRedirects = [
  {
    source: `/:path(${caseSensitive(comparisons)})/:codes`,
    destination: '/:path?code=:codes',
    permanent: true,
  },
  {
    source: `/enquiry/chosen/:path(${caseSensitive(forms)})`,
    destination: '/:path',
    permanent: true,
  },
]
