import type { log as productLog } from '#platform/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { createLastGood } from '#platform/service/last-good.ts'
import { type Lookup, lookupOf } from '#platform/service/lookup.ts'
import type { Dealer, Region } from '../dealer.ts'
import type { DealerDirectory } from './port.ts'
import { dealerFrom, dealersAnswer, type IncomingDealer, mailFrom } from './wire/incoming-dealer.ts'
import { dealerIdsOf, groupsAnswer, type IncomingGroup } from './wire/incoming-group.ts'

/** To the letter. Source: requirement D-380. */
const most = 99

/** Of a list: more dealers than any maker has in one country. */
const mostPages = 20

/** A dealer of an hour ago is still shown while the service is down. */
const remembering = { maxAgeMs: 60 * 60 * 1000, maxEntries: 500 }

type Options = {
  readonly log: Pick<typeof productLog, 'warn'>
  /** Our table of provinces and countries. */
  readonly regions: () => Promise<readonly Region[]>
}

/**
 * The dealers of an outside dealer system. Its key is the client's, and never leaves this process.
 *
 * Source: requirements V-324 and D-377 to D-379; decision G-4.
 */
export function upstreamDealers(service: ServiceClient, { log, regions }: Options): DealerDirectory {
  const lastDealers = createLastGood<IncomingDealer[]>(remembering)
  const lastGroups = createLastGood<IncomingGroup[]>(remembering)

  async function ask(path: string): Promise<Lookup<IncomingDealer[]>> {
    const answer = await lookupOf(
      lastDealers.answer(path, async () => (await service.getJson(path, dealersAnswer)).docs),
    )
    if (!answer.found) log.warn({}, 'Network response for dealers was not ok')
    return answer
  }

  async function first(path: string): Promise<Lookup<IncomingDealer>> {
    const answer = await ask(path)
    if (!answer.found) return answer
    const [dealer] = answer.value
    return dealer
      ? { found: true, value: dealer, fresh: answer.fresh }
      : { found: false, failed: !answer.fresh }
  }

  async function everyPage(): Promise<IncomingDealer[]> {
    const all: IncomingDealer[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const path = `api/dealers?where[toyotaSupplier][equals]=Y&limit=${most}&page=${page}&draft=false`
      const { docs, hasNextPage } = await service.getJson(path, dealersAnswer)
      all.push(...docs)
      if (!hasNextPage) break
    }
    return all
  }

  return {
    async dealers() {
      const answer = await lookupOf(lastDealers.answer('every dealer', everyPage))
      if (!answer.found) {
        log.warn({}, 'Network response for dealers was not ok')
        return answer
      }
      const table = await regions()
      const listed = answer.value.filter(isListed).map((incoming) => dealerFrom(incoming, table))
      return { ...answer, value: listed.sort(byName) }
    },

    async dealer(slug) {
      const wanted = encodeURIComponent(slug)
      const answer = await first(`api/dealers?where[slug][equals]=${wanted}&limit=1&draft=false`)
      if (answer.found) return { ...answer, value: dealerFrom(answer.value, await regions()) }
      if (!answer.failed) log.warn({ slug }, 'No dealer found for one with slug')
      return answer
    },

    async group(slug) {
      const path = `api/dealerGroups?where[slug][equals]=${encodeURIComponent(slug)}&limit=${most}`
      const groups = await lookupOf(
        lastGroups.answer(path, async () => (await service.getJson(path, groupsAnswer)).docs),
      )
      if (!groups.found) return groups
      const [group] = groups.value
      if (!group) return { found: false, failed: !groups.fresh }
      const ids = dealerIdsOf(group).map(encodeURIComponent).join(',')
      const dealers = await ask(
        `api/dealers?where[id][in]=${ids}&where[toyotaSupplier][equals]=Y&limit=${most}`,
      )
      if (!dealers.found) return dealers
      const table = await regions()
      const known = new Map(
        dealers.value.filter(isListed).map((incoming) => [incoming.id, dealerFrom(incoming, table)]),
      )
      const provinces = group.dealersByProvinces.map(({ provinceName, dealers: rows }) => ({
        name: provinceName,
        dealers: rows.flatMap(({ dealer }) => known.get(dealer) ?? []),
      }))
      const fresh = groups.fresh && dealers.fresh
      return { found: true, fresh, value: { slug: group.slug, title: group.title ?? group.slug, provinces } }
    },

    async mail(id) {
      const answer = await first(
        `api/dealers?where[id][equals]=${encodeURIComponent(id)}&limit=1&draft=false`,
      )
      return answer.found ? { ...answer, value: mailFrom(answer.value) } : answer
    },

    async addresses() {
      return null
    },
  }
}

/** The service is asked for listed ones, and not believed. Source: requirement D-379. */
const isListed = ({ toyotaSupplier }: IncomingDealer) => toyotaSupplier === 'Y'

const byName = (one: Dealer, other: Dealer) => one.name.localeCompare(other.name, 'en')
