import { cms } from '#platform/cms.ts'
import { vehicleEndpoints } from './data/contract.ts'
import { drawnPictures } from './data/drawn-pictures.ts'
import { localCatalogue } from './data/local.ts'

/** The vehicle contract we serve, always from our own database, whatever service the site itself asks. */
export const endpoints = vehicleEndpoints(localCatalogue(cms), drawnPictures)
