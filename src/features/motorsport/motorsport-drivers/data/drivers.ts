import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import type { Driver } from '../driver.ts'
import { localDrivers } from './local.ts'
import type { DriverSource } from './port.ts'
import { upstreamDrivers } from './upstream.ts'

const source = createServiceSource<DriverSource>({
  name: 'drivers',
  service: () => ({ baseUrl: config().driversApiUrl }),
  local: () => localDrivers(cms),
  upstream: (client, baseUrl) => upstreamDrivers(client, { baseUrl, log }),
  unavailable: () =>
    new ServiceUnavailable('The service of drivers did not respond. Check DRIVERS_API_URL and the service.'),
})

/**
 * Returns every driver. Cached. Errors of the database are thrown.
 *
 * @throws ServiceUnavailable when the service failed and there is no response of the last hour.
 */
export async function listDrivers(): Promise<readonly Driver[]> {
  const drivers = await cacheAnswer(source, caches.drivers, [], (ask) => ask((port) => port.drivers()))
  return drivers ?? []
}
