import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { ServiceKilometres } from '../rules/intervals.ts'
import type { ServiceInfo } from '../service.ts'
import type { ServiceScheduleSource } from './port.ts'
import { incomingKilometres } from './wire/kilometres.ts'
import { incomingService } from './wire/service.ts'

/** Below the address of the gateway. Source: requirements V-309 and V-310. */
const plans = 'fcb-service-data/api/Plans'

/** The responses of the last hour are used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

/** The service schedules of an external gateway. Source: requirements V-309 and V-310; decision G-4. */
export function upstreamSchedules(
  service: ServiceClient,
  { log }: { readonly log: Pick<typeof productLog, 'warn'> },
): ServiceScheduleSource {
  const lastKilometres = createStaleIfError<ServiceKilometres>(staleIfError)
  const lastServices = createStaleIfError<ServiceInfo>(staleIfError)

  async function fetchService(path: string): Promise<ServiceInfo> {
    const { info, unreadable } = await service.getJson(path, incomingService)
    if (unreadable > 0) log.warn({ count: unreadable }, 'unreadable service items left out')
    return info
  }

  return {
    kilometres(code) {
      const path = `${plans}/kmInterval/${encodeURIComponent(code)}`
      return lookupOf(lastKilometres.fetch(path, () => service.getJson(path, incomingKilometres)))
    },
    service(code, kilometres) {
      const query = new URLSearchParams({ smc: code, intervalStep: String(kilometres) })
      const path = `${plans}/serviceItems?${query}`
      return lookupOf(lastServices.fetch(path, () => fetchService(path)))
    },
  }
}
