import { serviceScheduleQuery } from './service-schedule-query.ts'
import { racingPaths } from './theme.ts'

/** A query parameter that changes a page's HTML. */
export type KnownParameter = {
  readonly name: string
  /** Matches the paths of the pages that read it. */
  readonly path: RegExp
  /** Matches valid values; a parameter with any other value is ignored. */
  readonly value: RegExp
  /** The value of every valid parameter, when only its presence matters, even without a value. */
  readonly canonical?: string
  /** Whether the page is a list of results: rendered for every query, and the same for all visitors for a few seconds. */
  readonly search?: true
}

/** Comma-separated model codes: as many as a comparison displays, and some that are no longer on sale. */
const codeList = '[0-9A-Za-z-]{1,16}(?:,[0-9A-Za-z-]{1,16}){0,7}'

/** Comma-separated ids of used vehicles: more than a comparison displays, which shows the first. */
const stockIds = '[0-9A-Za-z._-]{1,40}(?:,[0-9A-Za-z._-]{1,40}){0,7}'

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

/** The filters of the line-up, in the order of its internal path. */
const lineUpFilters = {
  body: 'bakkies|suvs|cars|people|sports|others',
  price: '300000|400000|500000|700000|1000000',
  seats: '4|5|7|9',
  fuel: 'petrol|diesel|hybrid',
  drive: 'front|rear|all',
} as const

const rangeSlug = '[a-z0-9-]{1,60}'

/** Two ranges whose sizes are compared. */
const sizes = ['a', 'b'] as const

/** The forms below `/enquiry`; not the steps of a form, nor the internal path of a form with a query. */
const forms = 'enquiry(?:/(?!check(?:/|$)|chosen(?:/|$))[a-z0-9-]+){0,3}'

/** Parameters that choose the subject of a form: the page shows it at once. Source: requirement V-164. */
const subjectParameters = ['model', 'colour', 'dealer', 'test-drive-code', 'buy-now-code']

const subjectQuery: readonly KnownParameter[] = subjectParameters.map((name) => ({
  name,
  path: new RegExp(`^/${forms}$`),
  value: /^[0-9A-Za-z-]{1,60}$/,
}))

/** The title of the product that a form is about; any text, which the form shows. Source: requirement C-202. */
const productQuery: KnownParameter = {
  name: 'product',
  path: /^\/enquiry\/merchandise$/,
  value: /^[\s\S]{1,120}$/,
}

/** The search of the dealer finder: a text, a radius in kilometres, and the page of the list. */
const finderParameters = {
  search: /^[\s\S]{1,80}$/,
  radius: /^(?:5|10|15|20|25|30)$/,
  page: /^[1-9]\d{0,2}$/,
} as const

/**
 * The search for used vehicles: values and lists of values, numbers, texts. What is not valid is ignored by the page; the
 * patterns bound the addresses that reach it.
 */
const usedVehicleParameters = [
  'q',
  ...['make', 'range', 'body', 'fuel', 'transmission', 'colour', 'dealer', 'certified'],
  ...['min-price', 'max-price', 'min-year', 'max-year', 'min-mileage', 'max-mileage', 'budget'],
  ...['near', 'here', 'radius', 'sort', 'page', 'view'],
]

/** The listings of used vehicles, of dealers and of their groups. */
const listings = 'dealers/(?:groups/)?[^/]+/pre-owned'

/** The filters of a listing of used vehicles: comma-separated values. */
const listingFilters = ['make', 'range', 'bodyType', 'fuelType', 'transmissionType', 'colour']

/** The state of a listing of used vehicles. Source: requirements D-083, D-218 and D-239. */
const listingParameters: readonly Omit<KnownParameter, 'path'>[] = [
  ...listingFilters.map((name) => ({ name, value: /^[0-9A-Za-z-]{1,60}(?:,[0-9A-Za-z-]{1,60}){0,39}$/ })),
  { name: 'sort', value: /^(?:default|(?:price|name|date|mileage)_(?:asc|desc))$/ },
  { name: 'page', value: /^[1-9]\d{0,4}$/ },
  // Any value, also none, shows the vehicles of the group.
  { name: 'group', value: /^[\s\S]*$/, canonical: 'true' },
]

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
  { name: 'ids', path: /^\/pre-owned\/compare$/, value: new RegExp(`^${stockIds}$`) },
  ...Object.entries(lineUpFilters).map(([name, value]) => ({
    ...{ name, path: /^\/vehicles$/, value: new RegExp(`^(?:${value})$`) },
  })),
  ...sizes.map((name) => ({ name, path: /^\/vehicles\/size$/, value: new RegExp(`^${rangeSlug}$`) })),
  ...subjectQuery,
  productQuery,
  ...Object.entries(finderParameters).map(([name, value]) => ({
    ...{ name, path: /^\/dealers$/, value, search: true as const },
  })),
  ...serviceScheduleQuery.parameters,
  ...usedVehicleParameters.map((name) => ({ name, path: /^\/pre-owned$/, value: /^[\s\S]{1,1500}$/ })),
  ...listingParameters.map((parameter) => ({
    ...{ ...parameter, path: new RegExp(`^/${listings}$`), search: true as const },
  })),
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

/** Returns every selection of filters, the largest first, because a rewrite also matches with further parameters. */
function selectionsOf<Item>(items: readonly Item[]): Item[][] {
  let selections: Item[][] = [[]]
  for (const item of items) {
    selections = selections.flatMap((selection) => [selection, [...selection, item]])
  }
  return selections.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length)
}

/** `/vehicles?body=suvs&fuel=hybrid` is rendered at `/vehicles/filter/body/suvs/fuel/hybrid`. */
const lineUpRewrites = selectionsOf(Object.entries(lineUpFilters)).map((selection) => ({
  source: '/vehicles',
  has: selection.map(([key, value]) => ({ type: 'query' as const, key, value: `(?<${key}>${value})` })),
  destination: `/en/light/vehicles/filter/${selection.map(([key]) => `${key}/:${key}`).join('/')}`,
}))

/** `/vehicles/size?a=vitz&b=rav4` is rendered at `/vehicles/size/vitz/rav4`. */
const sizeRewrites = [['a', 'b'], ['a']].map((keys) => ({
  source: '/vehicles/size',
  has: keys.map((key) => ({ type: 'query' as const, key, value: `(?<${key}>${rangeSlug})` })),
  destination: `/en/light/vehicles/size/${keys.map((key) => `:${key}`).join('/')}`,
}))

/**
 * Rewrites the query of a comparison to an internal path, because Next cannot cache a page that reads the query:
 * `/vehicles/fortuner/compare?code=57U,73T` is rendered at `/vehicles/fortuner/compare/57U,73T`.
 */
const comparisonRewrites = themes.map(([theme, lookahead]) => ({
  source: `/:path(${caseSensitive(lookahead + comparisons)})`,
  has: [{ type: 'query' as const, key: 'code', value: `(?<codes>${codeList})` }],
  destination: `/en/${theme}/:path/:codes`,
}))

/** `/pre-owned/compare?ids=1,2` is rendered at `/pre-owned/compare/1,2`. */
const stockComparisonRewrite = {
  source: '/pre-owned/compare',
  has: [{ type: 'query' as const, key: 'ids', value: `(?<ids>${stockIds})` }],
  destination: '/en/light/pre-owned/compare/:ids',
}

/** A form whose query chooses its subject is a page of its own, which reads the query; without one it is cached. */
const formRewrites = [...subjectParameters, productQuery.name].map((key) => ({
  source: `/:path(${caseSensitive(forms)})`,
  has: [{ type: 'query' as const, key }],
  destination: '/en/light/enquiry/chosen/:path',
}))

/** A search for dealers is a page of its own, which reads the query; without one the finder is cached. */
const finderRewrites = Object.keys(finderParameters).map((key) => ({
  source: '/dealers',
  has: [{ type: 'query' as const, key }],
  destination: '/en/light/dealer-search',
}))

/** A search for used vehicles is a page of its own, which reads the query; without one it is cached. */
const usedVehicleRewrites = usedVehicleParameters.map((key) => ({
  source: '/pre-owned',
  has: [{ type: 'query' as const, key }],
  destination: '/en/light/pre-owned-search',
}))

/** A listing with a state is a page of its own, which reads the query; without one it is cached. */
const listingRewrites = listingParameters.map(({ name: key }) => ({
  source: `/:path(${caseSensitive(listings)})`,
  has: [{ type: 'query' as const, key }],
  destination: '/en/light/:path/chosen',
}))

/** Rewrites of queries to internal paths. */
export const queryRewrites = [
  ...comparisonRewrites,
  stockComparisonRewrite,
  ...lineUpRewrites,
  ...sizeRewrites,
  ...formRewrites,
  ...finderRewrites,
  ...serviceScheduleQuery.rewrites,
  ...usedVehicleRewrites,
  ...listingRewrites,
]

/** Redirects internal paths to their public addresses. */
export const queryRedirects = [
  {
    source: `/:path(${caseSensitive(comparisons)})/:codes`,
    destination: '/:path?code=:codes',
    permanent: true,
  },
  { source: '/pre-owned/compare/:ids', destination: '/pre-owned/compare?ids=:ids', permanent: true },
  { source: '/vehicles/filter/:path*', destination: '/vehicles', permanent: true },
  { source: '/vehicles/size/:a/:b/:more*', destination: '/vehicles/size?a=:a&b=:b', permanent: true },
  { source: '/vehicles/size/:a', destination: '/vehicles/size?a=:a', permanent: true },
  {
    source: `/enquiry/chosen/:path(${caseSensitive(forms)})`,
    destination: '/:path',
    permanent: true,
  },
  { source: `/:path(${caseSensitive(listings)})/chosen`, destination: '/:path', permanent: true },
  { source: '/dealer-search', destination: '/dealers', permanent: true },
  serviceScheduleQuery.redirect,
  { source: '/pre-owned-search', destination: '/pre-owned', permanent: true },
  // Only a form has a page there: no other page may be rendered at its internal path.
  { source: '/enquiry/chosen/:path*', destination: '/enquiry', permanent: true },
]
