import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { type Lookup, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { Driver } from '../driver.ts'
import type { DriverSource } from './port.ts'
import { driverFrom, driversResponse } from './wire/incoming-driver.ts'

/** Exactly as specified. Source: requirement C-357. */
const path = 'gr-drivers?locale=default'

/** The response of the last hour is used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 1 }

type Options = {
  readonly baseUrl: string
  readonly log: Pick<typeof productLog, 'warn'>
}

/** The drivers of an external service. Source: requirement C-357; decision G-4. */
export function upstreamDrivers(service: ServiceClient, { baseUrl, log }: Options): DriverSource {
  const last = createStaleIfError<readonly Driver[]>(staleIfError)
  let running: Promise<Lookup<readonly Driver[]>> | undefined

  async function fetchDrivers(): Promise<readonly Driver[]> {
    const { drivers, unreadable } = await service.getJson(path, driversResponse)
    if (unreadable > 0) log.warn({ count: unreadable }, 'unreadable drivers of the service left out')
    return drivers.map((driver) => driverFrom(driver, baseUrl))
  }

  return {
    // A page reads the drivers for its roster and for its links at the same time, with one request.
    drivers() {
      running ??= lookupOf(last.fetch(path, fetchDrivers)).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
