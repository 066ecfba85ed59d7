import { racingPaths } from './theme.ts'

/** A part of the query that changes what a page's HTML holds. */
export type KnownQuery = {
  readonly name: string
  /** Paths of the pages it means something to. */
  readonly at: RegExp
  /** What it may hold; anything else is as if it were not there. */
  readonly value: RegExp
}

/** Codes beside each other, as many as a page may show and some that are not on sale any more. */
const codeList = '[0-9A-Za-z-]{1,16}(?:,[0-9A-Za-z-]{1,16}){0,7}'

const comparisons = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+/compare'
const quotes = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+/quote(?:/[a-z]{2})?'
const specSheets = '(?:vehicles|dealers/[^/]+/new-vehicles)/[^/]+/spec-sheet'

/** What a printed quote is worked out from; on the page itself the browser alone reads these. */
const quoteQuery: readonly KnownQuery[] = [
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
].map((name) => ({ name, at: new RegExp(`^/${quotes}$`), value: /^[0-9A-Za-z.-]{1,24}$/ }))

/** Every such part. A page that knows none is the same for every query, and kept once. */
export const knownQuery: readonly KnownQuery[] = [
  // What a visitor looks for may be anything.
  { name: 'q', at: /^\/search$/, value: /^[\s\S]+$/ },
  {
    name: 'code',
    at: new RegExp(`^/(?:${comparisons}|${specSheets}|${quotes})$`),
    value: new RegExp(`^${codeList}$`),
  },
  ...quoteQuery,
  // The finance page in whose calculators a plan was chosen.
  { name: 'page', at: /^\/vehicles\/[^/]+\/quote$/, value: /^(?:\/[a-z0-9-]{1,60}){1,4}$/ },
]

/** An address has one spelling; Next alone would not mind capitals. */
const asSpelt = (pattern: string) => `(?-i:${pattern})`

/** The racing dress is tried first; what does not wear it wears the light one. */
const dresses = [
  ['racing', `(?=${racingPaths}$)`],
  ['light', ''],
] as const

/**
 * Comparisons have a page for each list of codes inside, since a page that reads the query itself could not be kept:
 * `/vehicles/fortuner/compare?code=57U,73T` is asked for as `/vehicles/fortuner/compare/57U,73T`.
 */
export const queryRewrites = dresses.map(([theme, lookahead]) => ({
  source: `/:path(${asSpelt(lookahead + comparisons)})`,
  has: [{ type: 'query' as const, key: 'code', value: `(?<codes>${codeList})` }],
  destination: `/en/${theme}/:path/:codes`,
}))

/** The pages inside have one address outside. */
export const queryRedirects = [
  {
    source: `/:path(${asSpelt(comparisons)})/:codes`,
    destination: '/:path?code=:codes',
    permanent: true,
  },
]
