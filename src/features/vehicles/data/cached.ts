import { everythingVisible, type Visibility } from '#features/dealers/index.ts'
import { drawingAddress } from '#features/pictures/server.ts'
import { cacheResponse } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import { type Lookup, unwrapLookup } from '#platform/service/lookup.ts'
import type { ServiceResult } from '#platform/service/stale-if-error.ts'
import type { RangeTranslation, VehicleModel, VehicleRange } from '../model.ts'
import type { RangeView } from '../range-view.ts'
import { gradeChoices } from '../rules/grade-choices.ts'
import { rangeWithoutPrices, withoutPrices } from '../rules/hidden-prices.ts'
import { modelEquipment } from '../rules/model-equipment.ts'
import { offersFromOf } from '../rules/offers-from.ts'
import { specificationSections } from '../rules/specification-sections.ts'
import { translateTechnicalTerm } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { paintableModel, rangeDrawnAs } from './drawing-of-model.ts'
import { planOfOffer } from './plan-of-offer.ts'
import { rangeTextsOf } from './range-texts.ts'
import { storyOfModel } from './story-of-model.ts'

/** The vehicle service failed. Thrown inside cached readers, so that a failure is never cached. */
export class VehiclesUnavailable extends Error {
  constructor() {
    super('The vehicle service failed. Check VEHICLE_API_URL and the service.')
    this.name = 'VehiclesUnavailable'
  }
}

/** Returns the value of a lookup, or null when not found. @throws VehiclesUnavailable when the service failed. */
export const unwrapVehicles = <Value>(lookup: Lookup<Value>): ServiceResult<Value | null> =>
  unwrapLookup(lookup, () => new VehiclesUnavailable())

/**
 * Lists every range, in catalogue order.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export function listRanges(): Promise<readonly VehicleRange[]> {
  const read = async () => {
    const { value, fresh } = unwrapVehicles(await catalogue().ranges())
    return { value: value ?? [], fresh }
  }
  return cacheResponse(caches.vehicles, ['vehicles', 'ranges'], read)
}

/** Lists every range that may appear as a related vehicle. @throws VehiclesUnavailable like {@link listRanges}. */
function listRelatedRanges(): Promise<readonly VehicleRange[]> {
  const read = async () => {
    const { value, fresh } = unwrapVehicles(await catalogue().ranges({ related: true }))
    return { value: value ?? [], fresh }
  }
  return cacheResponse(caches.vehicles, ['vehicles', 'related ranges'], read)
}

/** Bypasses the cache, which must not hold the codes that visitors invent. */
class UnknownModel extends Error {}

/**
 * Returns a model by its code, or null for an unknown code.
 *
 * @throws VehiclesUnavailable like {@link listRanges}.
 */
export async function findModel(code: string): Promise<VehicleModel | null> {
  const read = async () => {
    const { value, fresh } = unwrapVehicles(await catalogue().model(code))
    if (value === null) throw new UnknownModel()
    return { value, fresh }
  }
  try {
    return await cacheResponse(caches.vehicles, ['vehicles', 'model', code], read)
  } catch (error) {
    if (error instanceof UnknownModel) return null
    throw error
  }
}

type PriceVisibility = Pick<Visibility, 'vehiclePrices'>

const withVisiblePrices = (
  ranges: readonly VehicleRange[],
  { vehiclePrices }: PriceVisibility,
): readonly VehicleRange[] => (vehiclePrices ? ranges : ranges.map(rangeWithoutPrices))

/** Like {@link listRangesFor}, for related vehicles. Source: requirement C-362. */
export async function listRelatedRangesFor(visibility: PriceVisibility): Promise<readonly VehicleRange[]> {
  return withVisiblePrices(await listRelatedRanges(), visibility)
}

/**
 * Lists every range for the pages of a dealer.
 *
 * @param visibility of the dealer's region; hidden prices are omitted from the result.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function listRangesFor(visibility: PriceVisibility): Promise<readonly VehicleRange[]> {
  return withVisiblePrices(await listRanges(), visibility)
}

/**
 * Lists every range for the site layout, which also renders without them: returns an empty list, cached for ten
 * seconds, when the vehicle service or the database failed.
 */
export async function listRangesOrEmpty(): Promise<readonly VehicleRange[]> {
  try {
    return await listRanges()
  } catch (error) {
    log.error({ reason: String(error) }, 'ranges missing from site layout')
    await shortenRevalidation()
    return []
  }
}

/** @throws VehiclesUnavailable when the vehicle service failed and no stale response exists. */
async function translationOf(
  slug: string,
  language: Language,
): Promise<ServiceResult<RangeTranslation | null>> {
  if (language === 'en') return { value: null, fresh: true }
  return unwrapVehicles(await catalogue().translation(slug, language))
}

/**
 * Returns the content of a range page, English where a translation is missing, or null for an unknown range.
 *
 * @param visibility of the dealer's region; hidden prices are omitted from the result.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findRange(
  slug: string,
  language: Language,
  { vehiclePrices: prices }: Pick<Visibility, 'vehiclePrices'> = everythingVisible,
): Promise<RangeView | null> {
  // Checked against the shared list, so that an invented slug causes no request and no cache entry.
  const ranges = await listRanges()
  if (!ranges.some((range) => range.slug === slug)) return null
  const read = async () => {
    const vehicles = catalogue()
    const range = unwrapVehicles(await vehicles.range(slug))
    if (!range.value) return { value: null, fresh: range.fresh }
    const models = unwrapVehicles(await vehicles.models({ rangeSlug: slug }))
    const translation = await translationOf(slug, language)
    const displayed = prices ? range.value : rangeWithoutPrices(range.value)
    const term = (english: string) => translateTechnicalTerm(english, language)
    const { drawing: rangeDrawing } = range.value
    const drawing = (model: VehicleModel) => {
      const drawn = paintableModel(model, rangeDrawing)
      return drawn && drawingAddress(drawn)
    }
    const grades = gradeChoices(models.value ?? [], term, { prices, drawing })
    const defaultModel = models.value?.find(({ code }) => code === grades[0]?.models[0]?.code)
    const equipment = Object.fromEntries(
      (models.value ?? []).map((model) => [model.code, modelEquipment(model)]),
    )
    const value = {
      language,
      range: defaultModel ? rangeDrawnAs(displayed, defaultModel) : displayed,
      equipment,
      texts: rangeTextsOf(displayed, translation.value, language),
      grades,
      offersFrom: offersFromOf(prices ? (models.value ?? []) : []),
      specifications: specificationSections(defaultModel?.specifications ?? [], term),
      story: defaultModel ? storyOfModel(defaultModel) : null,
      hasSpecifications: (models.value ?? []).some(
        (model) => specificationSections(model.specifications, term).length > 0,
      ),
    }
    return { value, fresh: range.fresh && models.fresh && translation.fresh }
  }
  const key = ['vehicles', 'range', slug, language, prices ? 'priced' : 'unpriced']
  const view = await cacheResponse(caches.range(slug), key, read)
  if (!view) return null
  const { offersFrom } = view
  return { ...view, offersFrom: { ...offersFrom, plan: await planOfOffer(offersFrom.offer) } }
}

/** A range with all fields of its models. */
export type RangeModels = { readonly range: VehicleRange; readonly models: readonly VehicleModel[] }

/**
 * Returns a range with all fields of its models, for comparisons and specification sheets, or null for an unknown
 * range.
 *
 * @param visibility of the dealer's region; hidden prices are omitted from the result.
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export async function findRangeModels(
  slug: string,
  { vehiclePrices: prices }: Pick<Visibility, 'vehiclePrices'> = everythingVisible,
): Promise<RangeModels | null> {
  const range = (await listRanges()).find((candidate) => candidate.slug === slug)
  if (!range) return null
  const read = async () => {
    const models = unwrapVehicles(await catalogue().models({ rangeSlug: slug }))
    return { value: models.value ?? [], fresh: models.fresh }
  }
  const models = await cacheResponse(caches.range(slug), ['vehicles', 'models', slug], read)
  if (prices) return { range, models }
  return { range: rangeWithoutPrices(range), models: models.map(withoutPrices) }
}
