import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { driverEndpoints } from './data/contract.ts'
import { readDrivers } from './data/local.ts'

/** Both adapters, for the contract suite that runs against each. */
export { localDrivers } from './data/local.ts'
export type { DriverSource } from './data/port.ts'
export { upstreamDrivers } from './data/upstream.ts'

/** The contract of drivers, always served from our own database, even when the site reads from an external service. */
export const endpoints = driverEndpoints({
  drivers: async () => readDrivers(await cms()),
  siteUrl: () => config().siteUrl,
})
