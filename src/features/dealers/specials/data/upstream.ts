import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { lookupAmong, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { SpecialHost } from '../rules/special-code.ts'
import type { SpecialDealer, SpecialSource } from './port.ts'
import { type IncomingSpecial, specialFrom, specialsResponse } from './wire/incoming-special.ts'

/** Responses of the last hour are used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

type Options = {
  readonly host: SpecialHost
  readonly baseUrl: string
  readonly log: Pick<typeof productLog, 'warn'>
}

/** The specials of an external service. Source: requirements D-372 and D-373. */
export function upstreamSpecials(service: ServiceClient, { host, baseUrl, log }: Options): SpecialSource {
  const last = createStaleIfError<IncomingSpecial[]>(staleIfError)

  async function specialsOf({ slug }: SpecialDealer) {
    const path = `dealer-ads/${encodeURIComponent(slug)}`
    const lookup = await lookupOf(
      last.fetch(path, () => service.getJson(path, specialsResponse, { absent: [] })),
    )
    if (!lookup.found) {
      log.warn({ slug, host }, 'Failed to fetch dealer data')
      return lookup
    }
    return { ...lookup, value: lookup.value.map((special) => specialFrom(special, host, baseUrl)) }
  }

  return {
    specialsOf,
    special: async (dealer, id) => lookupAmong(await specialsOf(dealer), (special) => special.id === id),
    dealersWithSpecials: async () => null,
  }
}
