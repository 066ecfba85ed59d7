import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { chosen } from './texts/chosen.ts'
import { credit } from './texts/credit.ts'
import { filters } from './texts/filters.ts'
import { results } from './texts/results.ts'
import { searchOrders } from './texts/search-orders.ts'
import { startingPoints } from './texts/starting-points.ts'

/** The texts of this feature, by group and language. */
export const stockSearchTexts = collectTexts({
  chosen,
  credit,
  filters,
  results,
  searchOrders,
  startingPoints,
})

/** What the search says in the browser. */
export type SearchTexts = {
  readonly chosen: TextsOf<typeof chosen>
  readonly credit: TextsOf<typeof credit>
  readonly filters: TextsOf<typeof filters>
  readonly results: TextsOf<typeof results>
  readonly searchOrders: TextsOf<typeof searchOrders>
}

export type StartingPointTexts = TextsOf<typeof startingPoints>
