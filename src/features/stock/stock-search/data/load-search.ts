import { quoteForCard } from '#features/finance/finance/rules.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { findPlaces } from '#features/site/places/index.ts'
import type { Coordinates } from '#features/site/places/rules.ts'
import { distanceKm } from '#features/site/places/rules.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { findUsedVehicles } from '#features/stock/stock/server.ts'
import type { BudgetCredit, FoundVehicles } from '../found.ts'
import type { BudgetSettings } from '../rules/budget.ts'
import { budgetPriceOf } from '../rules/matches-search.ts'
import type { ResultView } from '../rules/result-view.ts'
import type { StockSearch } from '../rules/stock-search.ts'
import { searchColumns } from './search-columns.ts'
import { stockIndex } from './stock-index.ts'

/** Dealers offered as a filter. */
const maxDealers = 40

type Place = {
  readonly centre: Coordinates | null
  readonly name: string | null
  readonly isUnknown: boolean
}

function placeOf({ here, near }: StockSearch): Place {
  if (here) return { centre: here, name: null, isUnknown: false }
  if (!near) return { centre: null, name: null, isUnknown: false }
  const [place] = findPlaces(near, 1)
  return { centre: place ?? null, name: place?.name ?? null, isUnknown: place === undefined }
}

/** Returns the whole cost of credit at the highest price within the budget; null without one. */
function creditOf(search: StockSearch, settings: BudgetSettings): BudgetCredit | null {
  const price = budgetPriceOf(search, { finance: settings })
  if (price === null) return null
  const { plan, instalment, totals } = quoteForCard(price, settings)
  const { deposit, balloon, months, rate } = plan
  return {
    ...{ price, deposit, balloon, instalment, months, rate },
    instalments: totals?.instalments ?? null,
    interest: totals?.interest ?? null,
    cost: totals?.cost ?? null,
  }
}

function distancesOf(vehicles: readonly UsedVehicle[], centre: Coordinates | null): Record<string, number> {
  const distances: Record<string, number> = {}
  for (const { dealer } of vehicles)
    if (centre && dealer.coordinates) distances[dealer.slug] = distanceKm(centre, dealer.coordinates)
  return distances
}

/** A page of the search, and whether it was found in an index that is being replaced. */
export type LoadedSearch = { readonly found: FoundVehicles; readonly isStale: boolean }

/**
 * Loads a page of the search.
 *
 * @throws StockUnavailable or DealersUnavailable when the vehicles cannot be read.
 */
export async function loadSearch(search: StockSearch, view: ResultView = 'list'): Promise<LoadedSearch> {
  const [{ value: columns, isStale }, { usedVehicles }] = await Promise.all([stockIndex(), financeSettings()])
  const { centre, name, isUnknown } = placeOf(search)
  const credit = creditOf(search, usedVehicles)
  const result = searchColumns(columns, { search, centre, budgetPrice: credit?.price ?? null })
  const { ids, dealers, ...counts } = result
  const vehicles = await findUsedVehicles(ids)
  const isListed = ({ slug }: { slug: string }, index: number) =>
    view === 'map' || index < maxDealers || search.dealer.includes(slug)
  const found = {
    ...counts,
    ...{ vehicles, credit },
    distances: distancesOf(vehicles, centre),
    dealers: dealers.filter(isListed),
    place: name,
    isPlaceUnknown: isUnknown,
  }
  return { found, isStale }
}
