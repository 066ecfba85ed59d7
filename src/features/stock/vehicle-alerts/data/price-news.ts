import { openVehicleStates, type VehicleState } from '#features/stock/stock/jobs.ts'
import type { NewsContent } from '../news.ts'
import type { StoredAlert } from './alert-row.ts'
import type { News } from './due-alerts.ts'

const vehiclesPerQuery = 1_000

/** A vehicle that is hidden for a while is neither sold nor cheaper. */
function newsAbout({ lastPrice }: StoredAlert, { vehicle, isForSale }: VehicleState): NewsContent | null {
  if (vehicle.soldAt !== null) return { kind: 'sold', vehicle }
  if (!isForSale || vehicle.price === null || lastPrice === null || vehicle.price >= lastPrice) return null
  return { kind: 'drop', vehicle, previousPrice: lastPrice }
}

/**
 * Finds the vehicles that are sold, or cheaper than at the request and in the last mail.
 *
 * @throws DealersUnavailable when the dealer system failed; the error of the database.
 */
export async function findPriceNews(alerts: readonly StoredAlert[]): Promise<News[]> {
  if (alerts.length === 0) return []
  const readStates = await openVehicleStates()
  const news: News[] = []
  for (let first = 0; first < alerts.length; first += vehiclesPerQuery) {
    const some = alerts.slice(first, first + vehiclesPerQuery)
    const states = await readStates([...new Set(some.map(({ subject }) => subject))])
    for (const alert of some) {
      const state = states.get(alert.subject)
      const content = state ? newsAbout(alert, state) : null
      if (content) news.push({ alert, content })
    }
  }
  return news
}
