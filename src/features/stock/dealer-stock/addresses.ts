import {
  caseSensitive,
  type KnownParameter,
  type PageAddresses,
  rewritesWithAny,
} from '#platform/site/page-addresses.ts'

/** The listings of used vehicles, of dealers and of their groups. */
const listings = 'dealers/(?:groups/)?[^/]+/pre-owned'

/** The filters of a listing of used vehicles: comma-separated values. */
const filters = ['make', 'range', 'bodyType', 'fuelType', 'transmissionType', 'colour']

/** The state of a listing of used vehicles. Source: requirements D-083, D-218 and D-239. */
const state: readonly Omit<KnownParameter, 'path'>[] = [
  ...filters.map((name) => ({ name, value: /^[0-9A-Za-z-]{1,60}(?:,[0-9A-Za-z-]{1,60}){0,39}$/ })),
  { name: 'sort', value: /^(?:default|(?:price|name|date|mileage)_(?:asc|desc))$/ },
  { name: 'page', value: /^[1-9]\d{0,4}$/ },
  // Any value, also none, shows the vehicles of the group.
  { name: 'group', value: /^[\s\S]*$/, canonical: 'true' },
]

export const dealerStockAddresses: PageAddresses = {
  parameters: state.map((parameter) => ({
    ...parameter,
    path: new RegExp(`^/${listings}$`),
    search: true,
  })),
  rewrites: rewritesWithAny(
    state.map(({ name }) => name),
    `/:path(${caseSensitive(listings)})`,
    '/en/light/:path/chosen',
  ),
  redirects: [
    { source: `/:path(${caseSensitive(listings)})/chosen`, destination: '/:path', permanent: true },
  ],
}
