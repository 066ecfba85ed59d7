import { dealerSegment } from '#features/dealers/dealers/index.ts'
import { dealerContextOrUnavailable } from '#features/dealers/dealers/server.ts'
import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { siteSettings } from '#features/site/site-settings/server.ts'
import { ownForms, type PurchaseLinks, purchasePages } from './purchase-links.ts'

const hasPurchaseButton = (block: LayoutBlock) =>
  block.blockType === 'bannerCarousel' && block.slides?.some((slide) => purchasePages(slide).length > 0)

async function dealerAt(path: string): Promise<PurchaseLinks['dealer']> {
  const segment = dealerSegment(path)
  const dealer = segment === null ? null : await dealerContextOrUnavailable(segment)
  return dealer && { slug: dealer.slug, code: dealer.supplierCode }
}

/**
 * Loads where the buttons for the purchase site lead; empty for banners without one.
 *
 * Source: requirements C-044 to C-046 and C-373.
 */
export function loadPurchaseLinks({
  path,
  blocks,
}: Pick<LiveDataRequest, 'path' | 'blocks'>): Promise<Live<PurchaseLinks>> {
  return readLive('bannerCarousel', async () => {
    if (!blocks?.some(hasPurchaseButton)) return null
    const [{ addresses }, dealer, site] = await Promise.all([
      siteSettings(),
      dealerAt(path),
      loadSiteMap(Object.values(ownForms)),
    ])
    const existing = (form: string) => (site.has(form) ? form : null)
    return {
      site: addresses.purchaseSite,
      dealer,
      forms: {
        'enquire-now': existing(ownForms['enquire-now']),
        'test-drive': existing(ownForms['test-drive']),
      },
    }
  })
}
