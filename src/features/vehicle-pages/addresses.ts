import { modelCodes, rangePage } from '#features/vehicles/addresses.ts'
import { caseSensitive, type PageAddresses, themePatterns } from '#platform/page-addresses.ts'

const comparisons = `${rangePage}/compare`

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

/** `/vehicles/fortuner/compare?code=57U,73T` is rendered at `/vehicles/fortuner/compare/57U,73T`. */
const comparisonRewrites = themePatterns.map(([theme, lookahead]) => ({
  source: `/:path(${caseSensitive(lookahead + comparisons)})`,
  has: [{ type: 'query' as const, key: 'code', value: `(?<codes>${modelCodes})` }],
  destination: `/en/${theme}/:path/:codes`,
}))

export const vehiclePageAddresses: PageAddresses = {
  parameters: [
    { name: 'code', path: new RegExp(`^/${comparisons}$`), value: new RegExp(`^${modelCodes}$`) },
    ...Object.entries(lineUpFilters).map(([name, value]) => ({
      name,
      path: /^\/vehicles$/,
      value: new RegExp(`^(?:${value})$`),
    })),
    ...sizes.map((name) => ({ name, path: /^\/vehicles\/size$/, value: new RegExp(`^${rangeSlug}$`) })),
  ],
  rewrites: [...comparisonRewrites, ...lineUpRewrites, ...sizeRewrites],
  redirects: [
    {
      source: `/:path(${caseSensitive(comparisons)})/:codes`,
      destination: '/:path?code=:codes',
      permanent: true,
    },
    { source: '/vehicles/filter/:path*', destination: '/vehicles', permanent: true },
    { source: '/vehicles/size/:a/:b/:more*', destination: '/vehicles/size?a=:a&b=:b', permanent: true },
    { source: '/vehicles/size/:a', destination: '/vehicles/size?a=:a', permanent: true },
  ],
}
