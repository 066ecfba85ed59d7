import { financeSettings } from '#features/finance/finance/server.ts'
import type { BudgetCount } from '../found.ts'
import { priceForBudget } from '../rules/budget.ts'
import { stockIndex } from './stock-index.ts'

/** Monthly budgets offered as a starting point, in whole rand. */
const budgets = [3000, 5000, 8000, 12_000, 20_000]

/**
 * Counts the vehicles within the usual monthly budgets; budgets that no vehicle fits are left out.
 *
 * @throws StockUnavailable or DealersUnavailable when the vehicles cannot be read.
 */
export async function countBudgets(): Promise<BudgetCount[]> {
  const [{ value }, { usedVehicles }] = await Promise.all([stockIndex(), financeSettings()])
  return budgets
    .map((budget) => {
      const limit = priceForBudget(budget, usedVehicles)
      // The rows are in the order of their prices, those without one at the end.
      const first = value.prices.findIndex((price) => price < 0 || price > limit)
      return { budget, count: first === -1 ? value.prices.length : first }
    })
    .filter(({ count }) => count > 0)
}
