import { LRUCache } from 'lru-cache'
import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { type Lookup, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { StockRecord } from '../used-vehicle.ts'
import type { FirstReads } from './first-reads.ts'
import type { StockSource } from './port.ts'
import { type IncomingVehicle, vehiclesFrom, vehiclesResponse } from './wire/incoming-vehicle.ts'

/** Far more than a manufacturer has dealers in one country. */
const maxDealers = 6_000

/** Responses of the last hour are used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: maxDealers }

/** How long the list of a dealer is good enough to find a vehicle in. */
const recentMs = 5 * 60 * 1000

/** Lists read at a time when a vehicle is in none of the recent ones. */
const concurrentReads = 6

type Options = {
  readonly log: Pick<typeof productLog, 'warn'>
  /** Supplier codes of all dealers. */
  readonly dealerCodes: () => Promise<readonly string[]>
  readonly firstReads: FirstReads
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/**
 * The used vehicles of an external service. It has one list for each dealer and no address of a single vehicle, which is
 * therefore searched in all lists.
 *
 * Source: requirements D-371 and D-396; decisions D-13 and G-4.
 */
export function upstreamStock(
  service: ServiceClient,
  { log, dealerCodes, firstReads, now = () => performance.now() }: Options,
): StockSource {
  const lastLists = createStaleIfError<readonly IncomingVehicle[]>({ ...staleIfError, now })
  const recent = new LRUCache<string, readonly IncomingVehicle[]>({
    max: maxDealers,
    ttl: recentMs,
    ttlResolution: 0,
    perf: { now },
  })

  async function fetchList(code: string): Promise<readonly IncomingVehicle[]> {
    const path = `dealer-vehicles/used-vehicles/dealer-code/${encodeURIComponent(code)}`
    const { vehicles, unreadable } = vehiclesFrom(await service.getJson(path, vehiclesResponse), code)
    if (unreadable > 0)
      log.warn({ dealer: code, count: unreadable }, 'unreadable used vehicles of the service left out')
    recent.set(code, vehicles)
    return vehicles
  }

  const listOf = (code: string) => lookupOf(lastLists.fetch(code, () => fetchList(code)))

  async function withDays(vehicles: readonly IncomingVehicle[]): Promise<StockRecord[]> {
    const days = await firstReads(vehicles.map(({ id }) => id))
    const unknown = new Date().toISOString()
    return vehicles.map((vehicle) => ({ ...vehicle, addedAt: days.get(vehicle.id) ?? unknown }))
  }

  async function foundIn(vehicle: IncomingVehicle, fresh: boolean): Promise<Lookup<StockRecord>> {
    const [value] = await withDays([vehicle])
    return value ? { found: true, value, fresh } : { found: false, failed: false }
  }

  return {
    async vehiclesOf(code) {
      const list = await listOf(code)
      return list.found ? { ...list, value: await withDays(list.value) } : list
    },

    async vehicle(id) {
      // The lists first: a page of a search finds each of its vehicles here, without reading the dealers for each.
      for (const list of recent.values()) {
        const known = list.find((vehicle) => vehicle.id === id)
        if (known) return foundIn(known, true)
      }
      const unread = (await dealerCodes()).filter((code) => !recent.has(code))
      const matches: { vehicle: IncomingVehicle; fresh: boolean }[] = []
      let hasFailed = false
      async function searchLists(): Promise<void> {
        for (let code = unread.shift(); code !== undefined && !matches[0]; code = unread.shift()) {
          const list = await listOf(code)
          const vehicle = list.found ? list.value.find((each) => each.id === id) : undefined
          if (list.found && vehicle) matches.push({ vehicle, fresh: list.fresh })
          hasFailed ||= !list.found || !list.fresh
        }
      }
      await Promise.all(Array.from({ length: concurrentReads }, searchLists))
      const [match] = matches
      return match ? foundIn(match.vehicle, match.fresh) : { found: false, failed: hasFailed }
    },
  }
}
