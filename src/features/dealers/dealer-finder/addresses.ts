import { type PageAddresses, rewritesWithAny } from '#platform/site/page-addresses.ts'

/** The search of the dealer finder: a text, a radius in kilometres, and the page of the list. */
const search = {
  search: /^[\s\S]{1,80}$/,
  radius: /^(?:5|10|15|20|25|30)$/,
  page: /^[1-9]\d{0,2}$/,
} as const

export const dealerFinderAddresses: PageAddresses = {
  parameters: Object.entries(search).map(([name, value]) => ({
    name,
    path: /^\/dealers$/,
    value,
    search: true,
  })),
  rewrites: rewritesWithAny(Object.keys(search), '/dealers', '/en/light/dealer-search'),
  redirects: [{ source: '/dealer-search', destination: '/dealers', permanent: true }],
}
