import { z } from 'zod'
import type { log as productLog } from '#platform/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { Driver } from '../driver.ts'
import type { DriverSource } from './port.ts'
import { driverFrom, incomingDriver } from './wire/incoming-driver.ts'

/** Exactly as specified. Source: requirement C-357. */
const path = 'gr-drivers?locale=default'

/** The response of the last hour is used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 1 }

type Options = {
  readonly baseUrl: string
  readonly log: Pick<typeof productLog, 'warn'>
}

/** The drivers of an external service. A list of nothing but unreadable drivers is a failure. Source: C-357; G-4. */
export function upstreamDrivers(service: ServiceClient, { baseUrl, log }: Options): DriverSource {
  const last = createStaleIfError<readonly Driver[]>(staleIfError)

  async function fetchDrivers(): Promise<readonly Driver[]> {
    const rows = await service.getJson(path, z.array(z.unknown()))
    const read = rows.map((row) => incomingDriver.safeParse(row))
    const readable = read.flatMap(({ data }) => (data ? [driverFrom(data, baseUrl)] : []))
    if (readable.length < rows.length) {
      if (readable.length === 0) throw new Error('The service sent no readable driver.')
      log.warn({ count: rows.length - readable.length }, 'unreadable drivers of the service left out')
    }
    return readable
  }

  return { drivers: () => lookupOf(last.fetch(path, fetchDrivers)) }
}
