import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { type Lookup, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { Dealer, DealerGroup, Region } from '../dealer.ts'
import type { DealerDirectory } from './port.ts'
import { dealerFrom, dealersResponse, type IncomingDealer, mailFrom } from './wire/incoming-dealer.ts'
import { dealerIdsOf, groupsResponse, type IncomingGroup } from './wire/incoming-group.ts'

/** Exactly as specified. Source: requirement D-380. */
const pageSize = 99

/** Far more than any manufacturer needs for one country. */
const maxPages = 60

/** Responses of the last hour are used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

type Options = {
  readonly log: Pick<typeof productLog, 'warn'>
  /** Our table of provinces and countries. */
  readonly regions: () => Promise<readonly Region[]>
}

/**
 * The dealers of an external dealer system. The client holds its key, which never leaves this process.
 *
 * Source: requirements V-324 and D-377 to D-379; decision G-4.
 */
export function upstreamDealers(service: ServiceClient, { log, regions }: Options): DealerDirectory {
  const lastDealers = createStaleIfError<IncomingDealer[]>(staleIfError)
  const lastGroups = createStaleIfError<IncomingGroup[]>(staleIfError)

  async function fetchDealers(path: string): Promise<Lookup<IncomingDealer[]>> {
    const lookup = await lookupOf(
      lastDealers.fetch(path, async () => (await service.getJson(path, dealersResponse)).docs),
    )
    if (!lookup.found) log.warn({}, 'Network response for dealers was not ok')
    return lookup
  }

  async function fetchFirst(path: string): Promise<Lookup<IncomingDealer>> {
    const lookup = await fetchDealers(path)
    if (!lookup.found) return lookup
    const [dealer] = lookup.value
    return dealer
      ? { found: true, value: dealer, fresh: lookup.fresh }
      : { found: false, failed: !lookup.fresh }
  }

  async function fetchAllPages(): Promise<IncomingDealer[]> {
    const all: IncomingDealer[] = []
    for (let page = 1; page <= maxPages; page += 1) {
      const path = `api/dealers?where[toyotaSupplier][equals]=Y&limit=${pageSize}&page=${page}&draft=false`
      const { docs, hasNextPage } = await service.getJson(path, dealersResponse)
      all.push(...docs)
      if (!hasNextPage) break
    }
    return all
  }

  return {
    async dealers() {
      const lookup = await lookupOf(lastDealers.fetch('every dealer', fetchAllPages))
      if (!lookup.found) {
        log.warn({}, 'Network response for dealers was not ok')
        return lookup
      }
      const table = await regions()
      const listed = lookup.value.filter(isListed).map((incoming) => dealerFrom(incoming, table))
      return { ...lookup, value: listed.sort(byName) }
    },

    async dealer(slug) {
      const encoded = encodeURIComponent(slug)
      const lookup = await fetchFirst(`api/dealers?where[slug][equals]=${encoded}&limit=1&draft=false`)
      if (lookup.found) return { ...lookup, value: dealerFrom(lookup.value, await regions()) }
      if (!lookup.failed) log.warn({ slug }, 'No dealer found for one with slug')
      return lookup
    },

    async group(slug) {
      const path = `api/dealerGroups?where[slug][equals]=${encodeURIComponent(slug)}&limit=${pageSize}`
      const groups = await lookupOf(
        lastGroups.fetch(path, async () => (await service.getJson(path, groupsResponse)).docs),
      )
      if (!groups.found) return groups
      const [group] = groups.value
      if (!group) return { found: false, failed: !groups.fresh }
      const ids = dealerIdsOf(group)
      const dealers = await fetchDealers(
        `api/dealers?where[id][in]=${ids.map(encodeURIComponent).join(',')}&where[toyotaSupplier][equals]=Y&limit=${pageSize}`,
      )
      if (!dealers.found) return dealers
      const table = await regions()
      const listed = dealers.value.filter((incoming) => isListed(incoming) && ids.includes(incoming.id))
      const byId = new Map(listed.map((incoming) => [incoming.id, dealerFrom(incoming, table)]))
      return { found: true, fresh: groups.fresh && dealers.fresh, value: groupFrom(group, byId) }
    },

    async mail(id) {
      const lookup = await fetchFirst(
        `api/dealers?where[id][equals]=${encodeURIComponent(id)}&limit=1&draft=false`,
      )
      return lookup.found ? { ...lookup, value: mailFrom(lookup.value) } : lookup
    },

    async addresses() {
      return null
    },
  }
}

/**
 * Returns a group with its dealers by province. Dealers in none of its provinces are an entry of their own, under the
 * title of the group.
 *
 * Source: requirements D-059 and D-378.
 */
function groupFrom(
  { slug, title, dealersByProvinces }: IncomingGroup,
  dealers: ReadonlyMap<string, Dealer>,
): DealerGroup {
  const name = title ?? slug
  const placed = new Set(dealersByProvinces.flatMap(({ dealers: rows }) => rows.map(({ dealer }) => dealer)))
  const elsewhere = [...dealers].flatMap(([id, dealer]) => (placed.has(id) ? [] : [dealer]))
  const provinces = dealersByProvinces.map(({ provinceName, dealers: rows }) => ({
    name: provinceName,
    dealers: rows.flatMap(({ dealer }) => dealers.get(dealer) ?? []),
  }))
  return {
    slug,
    title: name,
    provinces: elsewhere.length > 0 ? [...provinces, { name, dealers: elsewhere }] : provinces,
  }
}

/** Filters again, as the service may ignore the filter in the query. Source: requirement D-379. */
const isListed = ({ toyotaSupplier }: IncomingDealer) => toyotaSupplier === 'Y'

const byName = (one: Dealer, other: Dealer) => one.name.localeCompare(other.name, 'en')
