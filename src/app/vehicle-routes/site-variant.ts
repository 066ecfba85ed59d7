import type { RouteVariant } from './route-variant.ts'

/** The range page on the site itself. Its hero identifies the page, so it needs no header. */
export const siteVariant: RouteVariant = {
  findDealer: async () => null,
  Header: () => null,
}
