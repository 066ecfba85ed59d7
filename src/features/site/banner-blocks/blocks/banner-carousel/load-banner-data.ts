import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { hasSeriesBreadcrumbs, motorsportPath, seriesPath } from '../../rules/series-path.ts'
import { loadPurchaseLinks } from './load-purchase-links.ts'
import type { PurchaseLinks } from './purchase-links.ts'

/** What banners load. */
export type BannerData = {
  /** Null for banners without a button for the purchase site. */
  readonly links: PurchaseLinks | null
  /** The existing pages in the breadcrumbs of slides, with their titles by path. */
  readonly titles: Readonly<Record<string, string>>
}

type Request = Pick<LiveDataRequest, 'path' | 'blocks'>

const subtitlesOf = (block: LayoutBlock) =>
  block.blockType === 'bannerCarousel' ? (block.slides ?? []).flatMap(({ subtitle }) => subtitle || []) : []

async function loadTitles({ path, blocks }: Request): Promise<BannerData['titles']> {
  const subtitles = hasSeriesBreadcrumbs(path) ? (blocks ?? []).flatMap(subtitlesOf) : []
  if (subtitles.length === 0) return {}
  const paths = [motorsportPath, ...subtitles.map(seriesPath)]
  const { titleOf } = await loadSiteMap(paths)
  return Object.fromEntries(
    paths.flatMap((page) => {
      const title = titleOf(page)
      return title === null ? [] : [[page, title] as const]
    }),
  )
}

/**
 * Loads where the buttons and the breadcrumbs of banners lead; empty for banners without either. While it fails, buttons
 * lead to our own forms and slides have no breadcrumbs.
 *
 * Source: requirements C-044 to C-046 and C-051.
 */
export async function loadBannerData(request: Request): Promise<Live<BannerData>> {
  const links = await loadPurchaseLinks(request)
  if (links.state === 'failed') return links
  return readLive('bannerCarousel', async () => {
    const titles = await loadTitles(request)
    if (links.state === 'empty' && Object.keys(titles).length === 0) return null
    return { links: links.state === 'ready' ? links.data : null, titles }
  })
}
