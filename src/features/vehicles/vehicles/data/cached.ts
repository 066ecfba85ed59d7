import { everythingVisible, type Visibility } from '#features/dealers/dealers/index.ts'
import { cacheAnswer } from '#platform/cache/cache-response.ts'
import { caches } from '#platform/cache/caches.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import type { Accessory, VehicleModel, VehicleRange } from '../model.ts'
import type { RangeView } from '../range-view.ts'
import { rangeWithoutPrices, withoutPrices } from '../rules/hidden-prices.ts'
import { planOfOffer } from './plan-of-offer.ts'
import type { RangesQuery } from './port.ts'
import { rangeViewOf } from './range-view.ts'
import { vehicleSource } from './vehicle-source.ts'

async function listCachedRanges(key: string, query?: RangesQuery): Promise<readonly VehicleRange[]> {
  const ranges = await cacheAnswer(vehicleSource, caches.vehicles, [key], (ask) =>
    ask((catalogue) => catalogue.ranges(query)),
  )
  return ranges ?? []
}

/**
 * Lists every range, in catalogue order.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and no stale response exists.
 */
export const listRanges = (): Promise<readonly VehicleRange[]> => listCachedRanges('ranges')

/** Bypasses the cache, which must not hold the codes that visitors invent. */
class UnknownModel extends Error {}

/**
 * Returns a model by its code, or null for an unknown code.
 *
 * @throws VehiclesUnavailable like {@link listRanges}.
 */
export async function findModel(code: string): Promise<VehicleModel | null> {
  try {
    return await cacheAnswer(vehicleSource, caches.vehicles, ['model', code], async (ask) => {
      const model = await ask((catalogue) => catalogue.model(code))
      if (model === null) throw new UnknownModel()
      return model
    })
  } catch (error) {
    if (error instanceof UnknownModel) return null
    throw error
  }
}

/**
 * Returns the accessories of a range, or null for an unknown one.
 *
 * @throws VehiclesUnavailable like {@link listRanges}.
 */
export async function findAccessories(rangeSlug: string): Promise<readonly Accessory[] | null> {
  return (await listRanges()).find(({ slug }) => slug === rangeSlug)?.accessories ?? null
}

type PriceVisibility = Pick<Visibility, 'vehiclePrices'>

const withVisiblePrices = (
  ranges: readonly VehicleRange[],
  { vehiclePrices }: PriceVisibility,
): readonly VehicleRange[] => (vehiclePrices ? ranges : ranges.map(rangeWithoutPrices))

/** Like {@link listRangesFor}, for related vehicles. Source: requirement C-362. */
export async function listRelatedRangesFor(visibility: PriceVisibility): Promise<readonly VehicleRange[]> {
  return withVisiblePrices(await listCachedRanges('related ranges', { related: true }), visibility)
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
  const key = ['range', slug, language, prices ? 'priced' : 'unpriced']
  const view = await cacheAnswer(vehicleSource, caches.range(slug), key, async (ask) => {
    const range = await ask((catalogue) => catalogue.range(slug))
    if (!range) return null
    const models = (await ask((catalogue) => catalogue.models({ rangeSlug: slug }))) ?? []
    const translation =
      language === 'en' ? null : await ask((catalogue) => catalogue.translation(slug, language))
    return rangeViewOf({ range, models, translation }, { language, prices })
  })
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
  const models = await cacheAnswer(
    vehicleSource,
    caches.range(slug),
    ['models', slug],
    async (ask) => (await ask((catalogue) => catalogue.models({ rangeSlug: slug }))) ?? [],
  )
  if (prices) return { range, models }
  return { range: rangeWithoutPrices(range), models: models.map(withoutPrices) }
}
