import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/dealers/server.ts'
import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { rangePath, type VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { listRanges } from '#features/vehicles/vehicles/server.ts'
import type { Cents } from '#platform/money.ts'
import { type MonthlyBudget, monthlyBudgets, rangesForBudget } from '../rules/budget-choice.ts'
import { listQuotedModels } from './quoted-models.ts'

/** A range that a monthly budget buys. */
export type BudgetChoice = Pick<VehicleRange, 'slug' | 'name' | 'drawing'> & {
  readonly href: string
  /** Lowest price of its models within the budget. */
  readonly price: Cents | null
  readonly quote: InstalmentQuote
}

/** What each budget buys. */
export type BudgetChoices = Readonly<Partial<Record<MonthlyBudget, readonly BudgetChoice[]>>>

/** Loads what each monthly budget buys; nothing on the pages of a dealer whose region hides prices or finance. */
export function loadBudgetChoices({ path }: { readonly path: string }): Promise<Live<BudgetChoices>> {
  return readLive('monthlyBudget', async () => {
    const dealer = await dealerContextAt(path)
    const { vehiclePrices, financeBlock } = dealer?.shows ?? everythingVisible
    if (!vehiclePrices || !financeBlock) return null
    const [ranges, models] = await Promise.all([listRanges(), listQuotedModels()])
    return Object.fromEntries(
      monthlyBudgets.map((budget) => [
        budget,
        rangesForBudget(ranges, models, budget).map(({ range, fromPrice, quote }) => ({
          ...{ slug: range.slug, name: range.name, drawing: range.drawing },
          ...{ href: rangePath(range.slug, dealer?.slug), price: fromPrice, quote },
        })),
      ]),
    )
  })
}
