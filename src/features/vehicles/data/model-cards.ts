import { drawingAddress } from '#features/pictures/server.ts'
import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { VehicleModel } from '../model.ts'
import type { ModelCard, Specifications } from '../model-card.ts'
import { withoutPrices } from '../rules/hidden-prices.ts'
import { modelCardOf } from '../rules/model-card.ts'
import { specificationSections } from '../rules/specification-sections.ts'
import type { Story } from '../story-facts.ts'
import { translateTechnicalTerm } from '../texts.ts'
import { findRangeModels, listRanges, unwrapVehicles } from './cached.ts'
import { catalogue } from './catalogue.ts'
import { drawingOfModel } from './drawing-of-model.ts'
import { storyOfModel } from './story-of-model.ts'

function pictureOf(model: VehicleModel): string | null {
  const drawing = drawingOfModel(model)
  return drawing && drawingAddress(drawing)
}

/**
 * Lists every model that has a page, by range in catalogue order, then by descending price.
 *
 * @param prices false when the dealer's region hides prices; the result then contains none.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export function listModelCards(prices: boolean): Promise<readonly ModelCard[]> {
  const read = async () => {
    const ranges = await listRanges()
    const { value, fresh } = unwrapVehicles(await catalogue().models())
    const byRange = Map.groupBy(value ?? [], ({ range }) => range.slug)
    const models = ranges.flatMap(({ slug }) => byRange.get(slug) ?? [])
    const cards = models.map((model) => modelCardOf(prices ? model : withoutPrices(model), pictureOf(model)))
    return { value: cards, fresh }
  }
  const key = ['vehicles', 'cards', prices ? 'priced' : 'unpriced']
  return cacheResponse(caches.vehicles, key, read)
}

/**
 * Returns the full specifications of a range's models, or null for an unknown range.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listSpecifications(slug: string, language: Language): Promise<Specifications | null> {
  const found = await findRangeModels(slug)
  if (!found) return null
  const term = (english: string) => translateTechnicalTerm(english, language)
  return Object.fromEntries(
    found.models.map(({ code, specifications }) => [code, specificationSections(specifications, term)]),
  )
}

/** The stories of the models of a range, by code. */
type RangeStories = { readonly rangeName: string; readonly stories: Readonly<Record<string, Story>> }

/**
 * Returns the stories of a range's models, or null for an unknown range.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listStories(slug: string): Promise<RangeStories | null> {
  const found = await findRangeModels(slug)
  if (!found) return null
  const stories = Object.fromEntries(found.models.map((model) => [model.code, storyOfModel(model)]))
  return { rangeName: found.range.name, stories }
}
