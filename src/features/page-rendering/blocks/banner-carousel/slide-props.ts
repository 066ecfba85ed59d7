import type { PageContext } from '#features/blocks/index.ts'
import type { BannerData } from './banner-data.ts'
import type { PurchaseLinks, Slide } from './purchase-links.ts'

export type SlideProps = {
  slide: Slide
  height: 'normal' | 'low' | 'band'
  context: PageContext
  links: PurchaseLinks
  /** The titles of pages for the breadcrumbs of the slide; null where it has none. */
  titles: BannerData['titles'] | null
  /** The first slide of the first section has the main heading of the page. */
  first: boolean
}
