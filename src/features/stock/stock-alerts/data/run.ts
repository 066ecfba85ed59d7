import type { Payload } from 'payload'
import { readFinanceSettings } from '#features/finance/finance/jobs.ts'
import { findPlaces } from '#features/site/places/index.ts'
import { runVehicleAlerts } from '#features/stock/vehicle-alerts/jobs.ts'
import { savedSearchRules } from './saved-search.ts'

/**
 * Mails the owners of alerts about used vehicles what has changed since their last mail.
 *
 * @throws DealersUnavailable when the dealer system failed; the error of the database.
 */
export async function runStockAlerts(payload: Payload, now: Date) {
  const { usedVehicles } = await readFinanceSettings(payload)
  const rules = savedSearchRules({
    finance: usedVehicles,
    findPlace: (text) => findPlaces(text, 1)[0] ?? null,
  })
  return runVehicleAlerts(payload, rules, now)
}
