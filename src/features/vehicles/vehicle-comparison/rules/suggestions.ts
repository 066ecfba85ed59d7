import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { groupByBody, type VehicleGroup } from '#features/vehicles/vehicles/rules.ts'
import type { Cents } from '#platform/money.ts'

/** Vehicles of one group that visitors may start with. */
export type Suggestion = {
  readonly group: VehicleGroup
  readonly ranges: readonly string[]
  /** The least expensive model of each range. */
  readonly codes: readonly string[]
}

type Priced = {
  readonly code: string
  readonly range: { readonly slug: string }
  readonly price: Cents | null
}

const mostRanges = 3

/** Returns the least expensive model of each range by slug; of models without a price the first one. */
function leastExpensive(models: readonly Priced[]): ReadonlyMap<string, Priced> {
  const bySlug = new Map<string, Priced>()
  for (const model of models) {
    const known = bySlug.get(model.range.slug)
    if (!known || (model.price ?? Infinity) < (known.price ?? Infinity)) bySlug.set(model.range.slug, model)
  }
  return bySlug
}

/** Returns the first three ranges of each group of the line-up that has at least two with models. */
export function suggestComparisons(
  ranges: readonly Pick<VehicleRange, 'slug' | 'name' | 'bodyType'>[],
  models: readonly Priced[],
): Suggestion[] {
  const bySlug = leastExpensive(models)
  return groupByBody(ranges).flatMap(({ group, vehicles }) => {
    const members = vehicles.flatMap(({ slug, name }) => {
      const code = bySlug.get(slug)?.code
      return code === undefined ? [] : [{ name, code }]
    })
    if (members.length < 2) return []
    const chosen = members.slice(0, mostRanges)
    return [{ group, ranges: chosen.map(({ name }) => name), codes: chosen.map(({ code }) => code) }]
  })
}
