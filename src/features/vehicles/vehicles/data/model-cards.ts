import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { VehicleModel } from '../model.ts'
import type { ModelCard, Specifications } from '../model-card.ts'
import { withoutPrices } from '../rules/hidden-prices.ts'
import { displayedPrice } from '../rules/prices.ts'
import { specificationSections } from '../rules/specification-sections.ts'
import type { Story } from '../story-facts.ts'
import { translateTechnicalTerm } from '../texts.ts'
import { findRangeModels, listRanges } from './cached.ts'
import { drawingOfModel } from './drawing-of-model.ts'
import { storyOfModel } from './range-view.ts'
import { vehicleSource } from './vehicle-source.ts'

/** Maps a model to a card of the model chooser. */
function modelCardOf(model: VehicleModel, picture: string | null): ModelCard {
  const { code, name, contractName, grade, fuelType, transmissionType, driveSystem, heroModel } = model
  const { regular, special } = displayedPrice(model)
  return {
    ...{ code, name, grade, fuelType, transmissionType, driveSystem, picture },
    ...(contractName && { contractName }),
    range: { slug: model.range.slug, name: model.range.name },
    price: regular,
    specialPrice: special,
    hero: heroModel === null ? null : { hidden: model.hiddenFilterColumns, headings: model.filterHeadings },
  }
}

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
  const key = ['cards', prices ? 'priced' : 'unpriced']
  return cacheAnswer(vehicleSource, caches.vehicles, key, async (ask) => {
    const ranges = await listRanges()
    const all = (await ask((catalogue) => catalogue.models())) ?? []
    const byRange = Map.groupBy(all, ({ range }) => range.slug)
    const models = ranges.flatMap(({ slug }) => byRange.get(slug) ?? [])
    return models.map((model) => modelCardOf(prices ? model : withoutPrices(model), pictureOf(model)))
  })
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
