import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { merchandiseEndpoints } from './data/contract.ts'
import { readProducts } from './data/local.ts'

/** Both adapters, for the contract suite that runs against each. */
export { localProducts } from './data/local.ts'
export type { ProductSource } from './data/port.ts'
export { upstreamProducts } from './data/upstream.ts'

/** The contract of merchandise, always served from our own database, even when the site reads from an external service. */
export const endpoints = merchandiseEndpoints({
  products: async () => readProducts(await cms()),
  siteUrl: () => config().siteUrl,
})
