import { everythingVisible, type Visibility } from '#features/dealers/dealers/index.ts'
import type { ComparedModel, ComparisonView, SpecificationTable } from '#features/vehicles/vehicles/index.ts'
import {
  compareModels,
  findComparison,
  findRangeModels,
  listModelCards,
  listRanges,
} from '#features/vehicles/vehicles/server.ts'
import { type ChosenModels, chooseModels, groupByRange, type ModelGroup } from '../rules/chosen-models.ts'
import { type Suggestion, suggestComparisons } from '../rules/suggestions.ts'
import { type ModelQuotes, quoteModels } from './instalments.ts'

type Shows = Pick<Visibility, 'vehiclePrices' | 'financeBlock'>

/** Specifications in the summary, because models of different ranges differ in them most. */
const highlights = [
  ...['Power', 'Torque', 'Length', 'Width', 'Height', 'Ground clearance'],
  ...['Boot', 'Boot, seven seats in use', 'Load bed length', 'Load volume', 'Payload'],
  ...['Towing, braked trailer', 'Airbags', 'Vehicle warranty', 'Service plan'],
]

/** A comparison of models of any range. */
export type ModelComparison = {
  readonly models: readonly ComparedModel[]
  /** What each costs a month; null where prices or finance are hidden. */
  readonly costs: ModelQuotes | null
  readonly table: SpecificationTable
  /** Every model on sale. */
  readonly options: readonly ModelGroup[]
  /** What the address asks for in vain. */
  readonly leftOut: Omit<ChosenModels<{ readonly name: string }>, 'models'>
  /** Comparisons to start with; only while nothing is compared. */
  readonly suggestions: readonly Suggestion[]
  /** False on pages of a dealer whose region hides prices; the result then contains no prices. */
  readonly showsPrices: boolean
}

/** Reads all fields of models, in their order. A model that has just been withdrawn is missing. */
async function readModels(cards: readonly { readonly code: string; readonly range: { slug: string } }[]) {
  const slugs = [...new Set(cards.map(({ range }) => range.slug))]
  const ranges = await Promise.all(slugs.map((slug) => findRangeModels(slug)))
  const byCode = new Map(ranges.flatMap((found) => found?.models ?? []).map((model) => [model.code, model]))
  return cards.flatMap(({ code }) => byCode.get(code) ?? [])
}

/**
 * Compares models of any range.
 *
 * @param codes from the URL; what cannot be compared is in `leftOut`.
 * @param shows what the dealer's region shows.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function compareAcrossRanges(
  codes: readonly string[],
  shows: Shows = everythingVisible,
): Promise<ModelComparison> {
  const { vehiclePrices: showsPrices } = shows
  // The shared list of all models, so that an invented code causes no request and no cache entry.
  const [cards, ranges] = await Promise.all([listModelCards(showsPrices), listRanges()])
  const { models: chosen, ...leftOut } = chooseModels(cards, codes)
  const { models, table } = compareModels(await readModels(chosen), showsPrices, highlights)
  return {
    ...{ models, table, showsPrices },
    costs: await quoteModels(models, shows),
    options: groupByRange(cards),
    leftOut,
    suggestions: models.length === 0 ? suggestComparisons(ranges, cards) : [],
  }
}

/** A comparison of models of one range, with what each costs a month. */
export type RangeComparison = ComparisonView & Pick<ModelComparison, 'costs'>

/**
 * Compares models of a range, or returns null for an unknown range.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function compareInRange(
  rangeSlug: string,
  codes: readonly string[],
  shows: Shows = everythingVisible,
): Promise<RangeComparison | null> {
  const view = await findComparison(rangeSlug, codes, shows)
  return view && { ...view, costs: await quoteModels(view.models, shows) }
}
