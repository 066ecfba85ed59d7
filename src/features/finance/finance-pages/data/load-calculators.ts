import { everythingVisible } from '#features/dealers/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/dealers/server.ts'
import { type FinanceSettings, isBusinessPath } from '#features/finance/finance/index.ts'
import {
  financeSettings,
  findModelCode,
  guaranteedValueOf,
  subscriptionQuoteOf,
} from '#features/finance/finance/server.ts'
import type { LayoutBlock, Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import { currentPrice } from '#features/vehicles/vehicles/rules.ts'
import { listModelCards } from '#features/vehicles/vehicles/server.ts'
import { log } from '#platform/process/log.ts'
import type { FinanceContent, FinanceLinks, FinanceModel, FinanceRange } from '../finance-content.ts'
import { leastExpensive } from '../rules/least-expensive.ts'

/** Returns undefined after a failure, so that the browser requests the figure itself. */
async function orUndefined<Value>(figure: string, result: Promise<Value>): Promise<Value | undefined> {
  try {
    return await result
  } catch (error) {
    log.error({ figure, reason: String(error) }, 'finance page figure lookup failed')
    return undefined
  }
}

/**
 * Loads the default model of the calculators with its figures at the default mileages: the newest model whose name at
 * the finance provider matches, or else the least expensive model of the first range on sale.
 *
 * @param like part of the name, such as `HILUX DC`
 * Source: requirement V-067.
 */
async function loadOpeningModel(
  ranges: readonly FinanceRange[],
  fallback: FinanceModel,
  like: string | null | undefined,
  { futureDrive, subscription }: Pick<FinanceSettings, 'futureDrive' | 'subscription'>,
): Promise<FinanceContent['opening']> {
  const matchingCode = like ? await orUndefined('model', findModelCode(like)) : null
  const models = ranges.flatMap((range) => range.models)
  const { code } = models.find((model) => model.code === matchingCode) ?? fallback
  const { mileage, months } = futureDrive.opening
  const [guaranteedValue, subscriptionQuote] = await Promise.all([
    orUndefined('guaranteed value', guaranteedValueOf(code, { mileage, months })),
    orUndefined('subscription quote', subscriptionQuoteOf(code, subscription.opening.mileage)),
  ])
  return {
    code,
    ...(guaranteedValue !== undefined && { guaranteedValue }),
    ...(subscriptionQuote !== undefined && { subscriptionQuote }),
  }
}

/** Name of the default model at the finance provider, unless an editor chooses another. Source: V-067. */
const defaultOpeningModel = 'HILUX DC'

type Input = { readonly path: string; readonly blocks?: readonly LayoutBlock[] | undefined }

const pages = {
  query: '/enquiry/finance/finance-query',
  offers: '/enquiry/finance-offers',
  subscription: '/enquiry/kinto',
} as const

/** Lists models with a price by range, in the order of the catalogue. */
async function listPricedRanges(): Promise<FinanceRange[]> {
  const cards = await listModelCards(true)
  return [...Map.groupBy(cards, ({ range }) => range.slug)].flatMap(([slug, ofRange]) => {
    const models = ofRange.flatMap((model) => {
      const price = currentPrice(model)
      if (price === null) return []
      const { code, name, contractName = name, picture } = model
      return [{ code, name, contractName, price, picture }]
    })
    const [first] = ofRange
    return first && models.length > 0 ? [{ slug, name: first.range.name, models }] : []
  })
}

/** @param dealer slug of the dealer whose own forms the links lead to; null elsewhere. Source: V-028, V-081. */
async function findLinks(isBusiness: boolean, dealer: string | null): Promise<FinanceLinks> {
  const [site, { addresses }] = await Promise.all([loadSiteMap(Object.values(pages)), siteSettings()])
  const existing = (path: string) => (site.has(path) ? path : null)
  return {
    query: existing(pages.query),
    offers: dealer === null ? existing(pages.offers) : `/dealers/${dealer}/finance-offers`,
    subscription: dealer === null ? existing(pages.subscription) : `/dealers/${dealer}/kinto-offers`,
    application: isBusiness ? addresses.companyFinanceApplication : addresses.financeApplication,
  }
}

/**
 * Loads the content of the calculators of a finance page. Empty when no model has a price, and on pages of dealers
 * whose region hides prices or the finance block.
 *
 * Source: requirements V-010 and V-286; decision F-12.
 */
export function loadFinanceCalculators({ path, blocks }: Input): Promise<Live<FinanceContent>> {
  return readLive('financeCalculators', async () => {
    const dealer = await dealerContextAt(path)
    const { financeBlock, vehiclePrices } = dealer?.shows ?? everythingVisible
    if (!financeBlock || !vehiclePrices) return null
    const isBusiness = isBusinessPath(path)
    const [ranges, links, allSettings] = await Promise.all([
      listPricedRanges(),
      findLinks(isBusiness, dealer?.slug ?? null),
      financeSettings(),
    ])
    const [first, ...others] = ranges[0]?.models ?? []
    if (!first) return null
    const { usedVehicles: _, ...settings } = allSettings
    const block = blocks?.[0]
    const like = block?.blockType === 'financeCalculators' ? block.openingModel : defaultOpeningModel
    const opening = await loadOpeningModel(ranges, leastExpensive([first, ...others]), like, settings)
    return { settings, ranges, opening, links, isBusiness }
  })
}
