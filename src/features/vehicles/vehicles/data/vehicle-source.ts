import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import { brand } from '#platform/site/brand.ts'
import { localCatalogue } from './local.ts'
import type { VehicleCatalogue } from './port.ts'
import { upstreamCatalogue } from './upstream.ts'

/** The vehicle service failed, and there is no response of the last hour. */
export class VehiclesUnavailable extends ServiceUnavailable {
  override readonly name = 'VehiclesUnavailable'

  constructor() {
    super('The vehicle service failed. Check VEHICLE_API_URL and the service.')
  }
}

/** The catalogue of this site: the service at VEHICLE_API_URL, or our own database when it is not set. */
export const vehicleSource = createServiceSource<VehicleCatalogue>({
  name: 'vehicles',
  service: () => ({ baseUrl: config().vehicleApiUrl }),
  local: () => localCatalogue(cms, { brand: brand.name }),
  upstream(client) {
    const { vehicleApiBrand, vehicleApiBrandNumber } = config()
    return upstreamCatalogue(client, {
      brand: brand.name,
      upstreamName: vehicleApiBrand,
      upstreamNumber: vehicleApiBrandNumber,
    })
  },
  unavailable: () => new VehiclesUnavailable(),
})
