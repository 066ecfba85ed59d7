import type { Payload, Where } from 'payload'
import { usableViews, viewOrEmpty } from '#platform/documents/usable-views.ts'
import type { Cents } from '#platform/money.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { ownerBenefitsOf } from '../rules/owner-benefits.ts'
import { currentPrice } from '../rules/prices.ts'
import { arrange } from './arrange.ts'
import {
  modelOf,
  pricesOf,
  rangeFieldsOfModel,
  rangeOf,
  rangeTranslationOf,
  translatedRangeFields,
  withoutInactiveOffer,
} from './documents.ts'
import type { ModelsQuery, VehicleCatalogue } from './port.ts'

/** Upper bound of every query; no manufacturer sells as many models in one country. */
const maxDocuments = 1_000

/** Reads as a visitor: access rules apply, drafts are excluded, texts are in the default language. */
const asVisitor = {
  overrideAccess: false,
  draft: false,
  pagination: false,
  limit: maxDocuments,
  locale: 'en',
  fallbackLocale: false,
} as const

/**
 * Creates the catalogue adapter for our own database. Its methods throw when the database fails.
 *
 * @param brand used when a query names no brand.
 * @param today decides which offers are valid.
 */
export function localCatalogue(
  cms: () => Promise<Payload>,
  { brand: ownBrand, today = () => siteClock().today() }: { brand: string; today?: () => CalendarDay },
): VehicleCatalogue {
  async function findRanges(where: Where) {
    const payload = await cms()
    const [ranges, fromPrices] = await Promise.all([
      payload.find({ collection: 'ranges', where, sort: ['order', 'name'], depth: 1, ...asVisitor }),
      lowestPrices(payload),
    ])
    return usableViews(payload, 'ranges', ranges.docs, (document) =>
      rangeOf(document, fromPrices.get(document.id) ?? null),
    )
  }

  async function findModels(query: ModelsQuery) {
    const payload = await cms()
    const { docs } = await payload.find({
      collection: 'models',
      where: conditionsOf(query),
      depth: 1,
      populate: { ranges: rangeFieldsOfModel },
      ...asVisitor,
    })
    return arrange(
      usableViews(payload, 'models', docs, (document) => modelOf(withoutInactiveOffer(document, today()))),
      query,
    )
  }

  return {
    async ranges({ brand = ownBrand } = {}) {
      return found(await findRanges({ brand: { equals: brand } }))
    },
    async range(slug) {
      const [range] = await findRanges({ slug: { equals: slug }, brand: { equals: ownBrand } })
      return range ? found(range) : absent
    },
    async translation(slug, locale) {
      const payload = await cms()
      const { docs } = await payload.find({
        collection: 'ranges',
        where: { slug: { equals: slug }, brand: { equals: ownBrand } },
        select: translatedRangeFields,
        depth: 0,
        ...{ ...asVisitor, locale },
      })
      return docs[0] ? found(rangeTranslationOf(docs[0])) : absent
    },
    async models(query = {}) {
      return found(await findModels(query))
    },
    async model(code) {
      const [model] = await findModels({ codes: [code] })
      return model ? found(model) : absent
    },
    async ownerBenefits(code) {
      const [model] = await findModels({ codes: [code] })
      return model ? found(ownerBenefitsOf(model)) : absent
    },
  }
}

const absent = { found: false, failed: false } as const

function found<Value>(value: Value) {
  return { found: true, value, fresh: true } as const
}

function conditionsOf({ codes, rangeCode, rangeSlug, heroModel, brand, grade }: ModelsQuery): Where {
  const equal = { 'range.code': rangeCode, 'range.slug': rangeSlug, 'range.brand': brand, heroModel, grade }
  const conditions = Object.entries(equal).flatMap(([field, value]) =>
    value === undefined ? [] : [{ [field]: { equals: value } }],
  )
  return { and: codes ? [...conditions, { code: { in: [...codes] } }] : conditions }
}

/** Returns the current price of each range's least expensive published model, by the range's id. */
async function lowestPrices(payload: Payload): Promise<ReadonlyMap<number, Cents>> {
  const { docs } = await payload.find({
    collection: 'models',
    select: { range: true, price: true, specialPrice: true },
    depth: 0,
    ...asVisitor,
  })
  const lowest = new Map<number, Cents>()
  for (const model of docs) {
    const [price] = viewOrEmpty('models', model, (document) => currentPrice(pricesOf(document)) ?? undefined)
    const range = typeof model.range === 'object' ? model.range?.id : model.range
    if (price === undefined || range === undefined || range === null) continue
    if (price < (lowest.get(range) ?? Number.POSITIVE_INFINITY)) lowest.set(range, price)
  }
  return lowest
}
