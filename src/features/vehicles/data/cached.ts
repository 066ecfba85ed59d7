import { everythingShown, type Visibility } from '#features/dealers/index.ts'
import { caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/log.ts'
import type { Answer } from '#platform/service/last-good.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { RangeTranslation, VehicleModel, VehicleRange } from '../model.ts'
import type { RangeView } from '../range-view.ts'
import { gradeChoices } from '../rules/grade-choices.ts'
import { rangeWithoutPrices, withoutPrices } from '../rules/hidden-prices.ts'
import { offersFromOf } from '../rules/offers-from.ts'
import { specificationSections } from '../rules/specification-sections.ts'
import { technicalTerm } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { planOfOffer } from './plan-of-offer.ts'
import { rangeTextsOf } from './range-texts.ts'

/** What the service could not say. Thrown inside a cached reader, so that a failure is never kept. */
export class VehiclesUnavailable extends Error {
  constructor() {
    super('The vehicle service did not answer.')
    this.name = 'VehiclesUnavailable'
  }
}

/** The value, or null when there is none. @throws VehiclesUnavailable when the service failed. */
export function settled<Value>(lookup: Lookup<Value>): Answer<Value | null> {
  if (lookup.found) return lookup
  if (lookup.failed) throw new VehiclesUnavailable()
  return { value: null, fresh: true }
}

/**
 * Every range, in the order of the catalogue.
 *
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export function listRanges(): Promise<readonly VehicleRange[]> {
  const read = async () => {
    const { value, fresh } = settled(await catalogue().ranges())
    return { value: value ?? [], fresh }
  }
  return keepAnswer(caches.vehicles, ['vehicles', 'ranges'], read)
}

/** Every range that may stand beside another. @throws VehiclesUnavailable like {@link listRanges}. */
function listRelatedRanges(): Promise<readonly VehicleRange[]> {
  const read = async () => {
    const { value, fresh } = settled(await catalogue().ranges({ related: true }))
    return { value: value ?? [], fresh }
  }
  return keepAnswer(caches.vehicles, ['vehicles', 'related ranges'], read)
}

type Shows = Pick<Visibility, 'vehiclePrices'>

const asShown = (ranges: readonly VehicleRange[], { vehiclePrices }: Shows): readonly VehicleRange[] =>
  vehiclePrices ? ranges : ranges.map(rangeWithoutPrices)

/** Like {@link listRangesFor}, for the ranges beside another. Source: requirement C-362. */
export async function listRelatedRangesFor(shows: Shows): Promise<readonly VehicleRange[]> {
  return asShown(await listRelatedRanges(), shows)
}

/**
 * Every range as the pages of a dealer show them.
 *
 * @param shows what the dealer's region shows; what it hides is not in the answer.
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export async function listRangesFor(shows: Shows): Promise<readonly VehicleRange[]> {
  return asShown(await listRanges(), shows)
}

/**
 * Every range for the frame of a page, which stands without them too: none for ten seconds when the vehicle service
 * or the database failed.
 */
export async function listRangesOrNone(): Promise<readonly VehicleRange[]> {
  try {
    return await listRanges()
  } catch (error) {
    log.error({ reason: String(error) }, 'ranges are missing from the frame of a page')
    await livesShortly()
    return []
  }
}

/** @throws VehiclesUnavailable when the vehicle service failed and has never answered. */
async function translationOf(slug: string, language: Language): Promise<Answer<RangeTranslation | null>> {
  if (language === 'en') return { value: null, fresh: true }
  return settled(await catalogue().translation(slug, language))
}

/**
 * All a range page shows, in a language as far as it is translated; null when there is no such range.
 *
 * @param shows what the dealer's region shows; what it hides is not in the answer.
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export async function findRange(
  slug: string,
  language: Language,
  { vehiclePrices: prices }: Pick<Visibility, 'vehiclePrices'> = everythingShown,
): Promise<RangeView | null> {
  // Asked of the list that every page shares: an invented address costs no question and leaves nothing in memory.
  const ranges = await listRanges()
  if (!ranges.some((range) => range.slug === slug)) return null
  const read = async () => {
    const vehicles = catalogue()
    const range = settled(await vehicles.range(slug))
    if (!range.value) return { value: null, fresh: range.fresh }
    const models = settled(await vehicles.models({ rangeSlug: slug }))
    const translation = await translationOf(slug, language)
    const shown = prices ? range.value : rangeWithoutPrices(range.value)
    const term = (english: string) => technicalTerm(english, language)
    const grades = gradeChoices(models.value ?? [], term, { prices })
    const opening = models.value?.find(({ code }) => code === grades[0]?.models[0]?.code)
    const value = {
      language,
      range: shown,
      texts: rangeTextsOf(shown, translation.value, language),
      grades,
      offersFrom: offersFromOf(prices ? (models.value ?? []) : []),
      specifications: specificationSections(opening?.specifications ?? [], term),
      hasSpecifications: (models.value ?? []).some(
        (model) => specificationSections(model.specifications, term).length > 0,
      ),
    }
    return { value, fresh: range.fresh && models.fresh && translation.fresh }
  }
  const key = ['vehicles', 'range', slug, language, prices ? 'priced' : 'unpriced']
  const view = await keepAnswer(caches.range(slug), key, read)
  if (!view) return null
  const { offersFrom } = view
  return { ...view, offersFrom: { ...offersFrom, plan: await planOfOffer(offersFrom.offer) } }
}

/** A range with its models in full, all that is known of each. */
export type RangeModels = { readonly range: VehicleRange; readonly models: readonly VehicleModel[] }

/**
 * A range with its models in full, for what sets them beside each other or lists all of one; null when there is no
 * such range.
 *
 * @param shows what the dealer's region shows; what it hides is not in the answer.
 * @throws VehiclesUnavailable when the vehicle service failed and has never answered.
 */
export async function findRangeModels(
  slug: string,
  { vehiclePrices: prices }: Pick<Visibility, 'vehiclePrices'> = everythingShown,
): Promise<RangeModels | null> {
  const range = (await listRanges()).find((candidate) => candidate.slug === slug)
  if (!range) return null
  const read = async () => {
    const models = settled(await catalogue().models({ rangeSlug: slug }))
    return { value: models.value ?? [], fresh: models.fresh }
  }
  const models = await keepAnswer(caches.range(slug), ['vehicles', 'models', slug], read)
  if (prices) return { range, models }
  return { range: rangeWithoutPrices(range), models: models.map(withoutPrices) }
}
