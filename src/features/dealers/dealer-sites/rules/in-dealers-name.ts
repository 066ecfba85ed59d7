import type { DealerContext, Visibility } from '#features/dealers/dealers/index.ts'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import type { PageView } from '#features/site/pages/index.ts'

type Dealer = Pick<DealerContext, 'name' | 'shows'>

/** Whether the region of a dealer shows a block. Insurance is available in South Africa only, and so are its offers. */
function isVisible({ blockType }: LayoutBlock, shows: Visibility): boolean {
  return shows.insuranceBanner || (blockType !== 'insuranceBanner' && blockType !== 'valueAddedOffers')
}

type Address = {
  /** Below the dealer. */
  readonly path: string
  /** Of the page on the main site, in the language of the page. */
  readonly canonical: string
  /** Returns the title of the page in the name of the dealer. */
  readonly titleOf: (page: string, dealer: string) => string
}

/**
 * Returns a page of the main site in the name of a dealer, without what its region hides. The canonical URL is the page
 * on the main site.
 *
 * Source: requirement D-073; decision F-12.
 */
export function inDealersName(page: PageView, { name, shows }: Dealer, address: Address): PageView {
  const title = page.metaTitle ?? page.title
  return {
    ...page,
    path: address.path,
    canonicalUrl: page.canonicalUrl ?? address.canonical,
    metaTitle: name === null ? title : address.titleOf(title, name),
    blocks: page.blocks.filter(({ block }) => isVisible(block, shows)),
  }
}
