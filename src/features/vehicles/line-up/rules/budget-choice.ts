import { vehicleGroupOf } from '#features/vehicles/vehicles/rules.ts'
import type { QuotedModel } from '../quoted-model.ts'
import { facets, filterLineUp, type LineUpMatch } from './line-up-filters.ts'

/** The amounts of a month, in rand, from which editors and visitors choose. */
export const monthlyBudgets = facets.monthly

export type MonthlyBudget = (typeof monthlyBudgets)[number]

/** Vehicles shown for a budget. */
const shownForBudget = 3

type Listed = Parameters<typeof filterLineUp>[0][number]

/** A range whose instalment is known. */
export type AffordableRange<Range> = Omit<LineUpMatch<Range>, 'quote'> & {
  readonly quote: NonNullable<LineUpMatch<Range>['quote']>
}

/**
 * Returns what a monthly budget buys: up to three ranges, the highest instalment first. Those of different kinds, a
 * bakkie, a car and an SUV, are preferred to several of one.
 */
export function rangesForBudget<Range extends Listed>(
  ranges: readonly Range[],
  models: readonly QuotedModel[],
  monthly: MonthlyBudget,
): AffordableRange<Range>[] {
  const byInstalment = (a: AffordableRange<Range>, b: AffordableRange<Range>) =>
    b.quote.instalment - a.quote.instalment
  const matches = filterLineUp(ranges, models, { monthly })
    .flatMap(({ quote, ...match }) => (quote ? [{ ...match, quote }] : []))
    .toSorted(byInstalment)
  const groups = Map.groupBy(matches, ({ range }) => vehicleGroupOf(range.bodyType))
  const [ofEachKind, others] = [
    [...groups.values()].flatMap((group) => group.slice(0, 1)),
    [...groups.values()].flatMap((group) => group.slice(1)).toSorted(byInstalment),
  ]
  return [...ofEachKind, ...others].slice(0, shownForBudget).toSorted(byInstalment)
}
