import type { PurchaseLinks } from './purchase-links.ts'

/** What banners load. */
export type BannerData = {
  /** Null for banners without a button for the purchase site. */
  readonly links: PurchaseLinks | null
  /** The existing pages in the breadcrumbs of slides, with their titles by path. */
  readonly titles: Readonly<Record<string, string>>
}
