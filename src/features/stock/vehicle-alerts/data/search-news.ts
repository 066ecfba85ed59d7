import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { readStockChangedSince } from '#features/stock/stock/jobs.ts'
import { log } from '#platform/process/log.ts'
import type { SearchRules } from '../alert.ts'
import { maxListedVehicles } from '../news.ts'
import { isAddedBetween } from '../rules/is-added-between.ts'
import type { StoredAlert } from './alert-row.ts'
import type { News } from './due-alerts.ts'

type Found = { readonly alert: StoredAlert; readonly vehicles: UsedVehicle[]; count: number }

/** The alerts of one query, which is read and matched once for all of them. */
type QueryGroup = { readonly matches: (vehicle: UsedVehicle) => boolean; readonly found: Found[] }

/** The news of searches, and the alerts that were checked without any. Those whose search cannot be read are in neither. */
type SearchNews = { readonly news: readonly News[]; readonly idsWithoutNews: readonly number[] }

function groupByQuery(alerts: readonly StoredAlert[], rules: SearchRules): QueryGroup[] {
  return [...Map.groupBy(alerts, ({ subject }) => subject)].flatMap(([query, members]) => {
    try {
      const found = members.map((alert): Found => ({ alert, vehicles: [], count: 0 }))
      return [{ matches: rules.matcherOf(query), found }]
    } catch (error) {
      log.error({ reason: String(error), alert: members[0]?.id }, 'vehicle alert search not readable')
      return []
    }
  })
}

function addVehicle(groups: readonly QueryGroup[], vehicle: UsedVehicle, until: Date): void {
  for (const { matches, found } of groups) {
    const interested = found.filter(({ alert }) =>
      isAddedBetween(vehicle.addedAt, alert.lastCheckedAt, until),
    )
    if (interested.length === 0 || !matches(vehicle)) continue
    for (const entry of interested) {
      entry.count += 1
      if (entry.vehicles.length < maxListedVehicles) entry.vehicles.push(vehicle)
    }
  }
}

/**
 * Finds the vehicles that were added before a moment and after the last check of each alert, and match its search.
 *
 * @throws DealersUnavailable when the dealer system failed; the error of the database.
 */
export async function findSearchNews(
  alerts: readonly StoredAlert[],
  rules: SearchRules,
  until: Date,
): Promise<SearchNews> {
  const groups = groupByQuery(alerts, rules)
  const found = groups.flatMap((group) => group.found)
  if (found.length === 0) return { news: [], idsWithoutNews: [] }
  const since = new Date(
    found.reduce((first, { alert }) => Math.min(first, alert.lastCheckedAt.getTime()), until.getTime()),
  )
  since.setMilliseconds(0)
  for await (const vehicles of readStockChangedSince(since)) {
    for (const vehicle of vehicles) addVehicle(groups, vehicle, until)
  }
  return {
    news: found
      .filter(({ count }) => count > 0)
      .map(({ alert, vehicles, count }) => ({ alert, content: { kind: 'new', vehicles, count } })),
    idsWithoutNews: found.filter(({ count }) => count === 0).map(({ alert }) => alert.id),
  }
}
