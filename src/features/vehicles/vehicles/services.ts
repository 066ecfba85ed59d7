import { cms } from '#platform/process/cms.ts'
import { brand } from '#platform/site/brand.ts'
import { vehicleEndpoints } from './data/contract.ts'
import { drawnPictures } from './data/drawn-pictures.ts'
import { localCatalogue } from './data/local.ts'

/** Both adapters, for the contract suite that runs against each. */
export { localCatalogue } from './data/local.ts'
export type { Lookup, VehicleCatalogue } from './data/port.ts'
export { upstreamCatalogue } from './data/upstream.ts'

/** The vehicle contract, always served from our own database, even when the site reads from an external service. */
export const endpoints = vehicleEndpoints(localCatalogue(cms, { brand: brand.name }), drawnPictures)
