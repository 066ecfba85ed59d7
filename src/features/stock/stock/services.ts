import { serviceCaller } from '#features/people/accounts/services.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { stockEndpoints } from './data/contract.ts'

export { storedFirstReads } from './data/first-reads.ts'
/** Both adapters, for the contract suite that runs against each. */
export { localStock } from './data/local.ts'
export type { StockSource } from './data/port.ts'
export { upstreamStock } from './data/upstream.ts'

/** The contract of used vehicles, always served from our own table, even when the site reads from an external service. */
export const endpoints = stockEndpoints({
  cms,
  identifyCaller: serviceCaller,
  siteUrl: () => config().siteUrl,
})
