import { brand } from '#platform/brand.ts'
import { cms } from '#platform/cms.ts'
import { vehicleEndpoints } from './data/contract.ts'
import { drawnPictures } from './data/drawn-pictures.ts'
import { localCatalogue } from './data/local.ts'

/** The two catalogues, for the suite that proves them to be one. */
export { localCatalogue } from './data/local.ts'
export type { Lookup, VehicleCatalogue } from './data/port.ts'
export { upstreamCatalogue } from './data/upstream.ts'

/** The vehicle contract we serve, always from our own database, whatever service the site itself asks. */
export const endpoints = vehicleEndpoints(localCatalogue(cms, { brand: brand.name }), drawnPictures)
