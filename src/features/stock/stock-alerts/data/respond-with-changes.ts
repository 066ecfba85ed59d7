import { usedVehiclePath } from '#features/stock/stock/index.ts'
import { countStockAddedSince, findVehicleStates } from '#features/stock/stock/server.ts'
import { nameOfVehicle } from '#features/stock/vehicle-alerts/index.ts'
import { areAlertsOffered } from '#features/stock/vehicle-alerts/server.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { maxViewed } from '../rules/visits.ts'
import type { StockChanges } from '../wire/stock-changes.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** A last visit longer ago counts as one of this time, which bounds the number of cached counts. */
const maxDays = 90

function sinceOf(text: string): Date | null {
  const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) return null
  const now = siteClock().now().getTime()
  return new Date(Math.min(Math.max(moment, now - maxDays * dayMs), now))
}

async function findChanges(since: Date, ids: readonly string[]): Promise<StockChanges> {
  const [added, states] = await Promise.all([
    areAlertsOffered() ? countStockAddedSince(since) : null,
    findVehicleStates(ids),
  ])
  const vehicles = states.map((vehicle) => ({
    id: vehicle.id,
    name: nameOfVehicle(vehicle),
    path: usedVehiclePath(vehicle),
    price: vehicle.soldAt === null ? vehicle.price : null,
    currency: vehicle.dealer.currency,
    isSold: vehicle.soldAt !== null,
  }))
  return { added, vehicles }
}

/** Responds with the number of vehicles added since a moment and the current state of up to 50 vehicles; never cached. */
export async function respondWithStockChanges(parameters: URLSearchParams): Promise<Response> {
  const since = sinceOf(parameters.get('since') ?? '')
  const ids = [...new Set((parameters.get('ids') ?? '').split(',').filter(Boolean))]
  if (since === null || ids.length === 0 || ids.length > maxViewed)
    return problem(400, `since must be an ISO moment in UTC, and ids 1 to ${maxViewed} stock ids.`)
  try {
    return Response.json(await findChanges(since, ids), { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    log.error({ reason: String(error) }, 'stock changes not read')
    return problem(503, 'The changes could not be read. Please try again.', { 'retry-after': '5' })
  }
}
