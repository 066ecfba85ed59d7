import type { LayoutBlock, Live } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { everythingShown } from '#features/dealers/index.ts'
import { dealerContextAt } from '#features/dealers/server.ts'
import { isBusinessPath } from '#features/finance/index.ts'
import { financeSettings } from '#features/finance/server.ts'
import { siteMap } from '#features/site-map/server.ts'
import { siteSettings } from '#features/site-settings/server.ts'
import { currentPrice } from '#features/vehicles/rules.ts'
import { listModelCards } from '#features/vehicles/server.ts'
import type { FinanceContent, FinanceLinks, FinanceRange } from '../finance-content.ts'
import { loadOpening } from './load-opening.ts'

/** What the finance house calls the model that is shown first, unless an editor says otherwise. Source: V-067. */
const usualOpening = 'HILUX DC'

type Ask = { readonly path: string; readonly blocks?: readonly LayoutBlock[] | undefined }

const pages = {
  query: '/enquiry/finance/finance-query',
  offers: '/enquiry/finance-offers',
  subscription: '/enquiry/kinto',
} as const

/** Models with a price, by range in the order of the catalogue. */
async function pricedRanges(): Promise<FinanceRange[]> {
  const cards = await listModelCards(true)
  return [...Map.groupBy(cards, ({ range }) => range.slug)].flatMap(([slug, ofRange]) => {
    const models = ofRange.flatMap((model) => {
      const price = currentPrice(model)
      return price === null ? [] : [{ code: model.code, name: model.name, price, picture: model.picture }]
    })
    const [first] = ofRange
    return first && models.length > 0 ? [{ slug, name: first.range.name, models }] : []
  })
}

async function linksOf(isBusiness: boolean): Promise<FinanceLinks> {
  const [site, { addresses }] = await Promise.all([siteMap(Object.values(pages)), siteSettings()])
  const ifThere = (path: string) => (site.has(path) ? path : null)
  return {
    query: ifThere(pages.query),
    offers: ifThere(pages.offers),
    subscription: ifThere(pages.subscription),
    application: isBusiness ? addresses.companyFinanceApplication : addresses.financeApplication,
  }
}

/**
 * What the calculators of a finance page show; nothing while no model has a price, and on pages of dealers whose
 * region hides prices or the finance block.
 *
 * Source: requirements V-010 and V-286; decision F-12.
 */
export function loadFinanceCalculators({ path, blocks }: Ask): Promise<Live<FinanceContent>> {
  return readLive('financeCalculators', async () => {
    const { financeBlock, vehiclePrices } = (await dealerContextAt(path))?.shows ?? everythingShown
    if (!financeBlock || !vehiclePrices) return null
    const isBusiness = isBusinessPath(path)
    const [ranges, links, allSettings] = await Promise.all([
      pricedRanges(),
      linksOf(isBusiness),
      financeSettings(),
    ])
    const [first, ...others] = ranges.flatMap(({ models }) => models)
    if (!first) return null
    const { usedVehicles: _, ...settings } = allSettings
    const block = blocks?.[0]
    const like = block?.blockType === 'financeCalculators' ? block.openingModel : usualOpening
    const opening = await loadOpening([first, ...others], like, settings)
    return { settings, ranges, opening, links, isBusiness }
  })
}
