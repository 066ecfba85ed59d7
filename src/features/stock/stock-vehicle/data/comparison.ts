import type { FinanceSettings } from '#features/finance/finance/rules.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { findUsedVehicle } from '#features/stock/stock/server.ts'
import { parseComparedIds } from '#features/stock/stock-cards/index.ts'

/** Used vehicles side by side. */
export type UsedComparison = {
  readonly vehicles: readonly UsedVehicle[]
  /** Number of chosen vehicles that have no page any more. */
  readonly missing: number
  readonly finance: FinanceSettings
}

/**
 * Finds the vehicles of a comparison, sold ones included.
 *
 * @param ids of the address, separated by commas
 * @throws StockUnavailable when the service failed; DealersUnavailable when the dealer system failed.
 */
export async function findUsedComparison(ids: string | undefined): Promise<UsedComparison> {
  const [finance, ...found] = await Promise.all([
    financeSettings(),
    ...parseComparedIds(ids).map(findUsedVehicle),
  ])
  const vehicles = found.filter((vehicle) => vehicle !== null)
  return { vehicles, missing: found.length - vehicles.length, finance }
}
