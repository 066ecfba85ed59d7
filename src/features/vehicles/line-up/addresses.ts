import type { PageAddresses } from '#platform/site/page-addresses.ts'

/** The filters of the line-up and its order, in the order of its internal path. */
const lineUpFilters = {
  body: 'bakkies|suvs|cars|people|sports|others',
  price: '300000|400000|500000|700000|1000000',
  monthly: '4000|6000|8000|10000|12000|15000|20000',
  seats: '4|5|7|9',
  fuel: 'petrol|diesel|hybrid',
  drive: 'front|rear|all',
  order: 'price|instalment',
} as const

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

export const lineUpAddresses: PageAddresses = {
  parameters: Object.entries(lineUpFilters).map(([name, value]) => ({
    name,
    path: /^\/vehicles$/,
    value: new RegExp(`^(?:${value})$`),
  })),
  rewrites: lineUpRewrites,
  redirects: [{ source: '/vehicles/filter/:path*', destination: '/vehicles', permanent: true }],
}
