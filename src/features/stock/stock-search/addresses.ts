import { type PageAddresses, rewritesWithAny } from '#platform/site/page-addresses.ts'

/**
 * The search for used vehicles: values and lists of values, numbers, texts. What is not valid is ignored by the page; the
 * patterns bound the addresses that reach it.
 */
const search = [
  'q',
  ...['make', 'range', 'body', 'fuel', 'transmission', 'colour', 'dealer', 'certified'],
  ...['min-price', 'max-price', 'min-year', 'max-year', 'min-mileage', 'max-mileage', 'budget'],
  ...['near', 'here', 'radius', 'sort', 'page', 'view'],
]

export const stockSearchAddresses: PageAddresses = {
  parameters: search.map((name) => ({ name, path: /^\/pre-owned$/, value: /^[\s\S]{1,1500}$/ })),
  rewrites: rewritesWithAny(search, '/pre-owned', '/en/light/pre-owned-search'),
  redirects: [{ source: '/pre-owned-search', destination: '/pre-owned', permanent: true }],
}
