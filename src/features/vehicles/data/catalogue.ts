import { brand } from '#platform/brand.ts'
import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import { localCatalogue } from './local.ts'
import type { VehicleCatalogue } from './port.ts'
import { upstreamCatalogue } from './upstream.ts'

let instance: VehicleCatalogue | undefined

/** Returns the catalogue of this site: the service at VEHICLE_API_URL, or our own database when it is not set. */
export function catalogue(): VehicleCatalogue {
  instance ??= createCatalogue(config().vehicleApiUrl)
  return instance
}

function createCatalogue(serviceUrl: string | undefined): VehicleCatalogue {
  if (serviceUrl === undefined) return localCatalogue(cms, { brand: brand.name })
  const service = createServiceClient({ name: 'vehicles', baseUrl: serviceUrl })
  const { vehicleApiBrand, vehicleApiBrandNumber } = config()
  return upstreamCatalogue(service, {
    brand: brand.name,
    upstreamName: vehicleApiBrand,
    upstreamNumber: vehicleApiBrandNumber,
  })
}
