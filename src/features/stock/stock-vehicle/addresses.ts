import type { PageAddresses } from '#platform/site/page-addresses.ts'

/** Comma-separated ids of used vehicles: more than a comparison displays, which shows the first. */
const ids = '[0-9A-Za-z._-]{1,40}(?:,[0-9A-Za-z._-]{1,40}){0,7}'

/** `/pre-owned/compare?ids=1,2` is rendered at `/pre-owned/compare/1,2`. */
export const stockVehicleAddresses: PageAddresses = {
  parameters: [{ name: 'ids', path: /^\/pre-owned\/compare$/, value: new RegExp(`^${ids}$`) }],
  rewrites: [
    {
      source: '/pre-owned/compare',
      has: [{ type: 'query', key: 'ids', value: `(?<ids>${ids})` }],
      destination: '/en/light/pre-owned/compare/:ids',
    },
  ],
  redirects: [
    { source: '/pre-owned/compare/:ids', destination: '/pre-owned/compare?ids=:ids', permanent: true },
  ],
}
