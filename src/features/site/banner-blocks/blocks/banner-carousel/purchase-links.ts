import type { BlockOf } from '#features/site/blocks/index.ts'
import type { ButtonVariant } from '#ui/actions/button-classes.ts'
import type { PurchasePage } from '../../rules/purchase-address.ts'
import type { PurchaseTexts } from '../../texts.ts'

/** Where the buttons for the purchase site lead. */
export type PurchaseLinks = {
  /** Address of the purchase site; null when none is set. */
  readonly site: string | null
  /** The dealer on whose site the page is; its code is null when it has none or cannot be read. */
  readonly dealer: { readonly slug: string; readonly code: string | null } | null
  /** Paths of our own forms; null without a page. */
  readonly forms: Readonly<Record<PurchasePage, string | null>>
}

/** The props of a button, which an island renders. */
export type PurchaseButtonProps = Pick<PurchaseLinks, 'dealer'> & {
  label: string
  page: PurchasePage
  /** Address of the purchase site. */
  site: string
  rangeCode: string | null
  /** Address of our own form; null without a page. */
  form: string | null
  variant: ButtonVariant
  labels: PurchaseTexts & { readonly newTab: string; readonly close: string }
}

export const ownForms = { 'enquire-now': '/enquiry/quote', 'test-drive': '/enquiry/test-drive' } as const

export type Slide = NonNullable<BlockOf<'bannerCarousel'>['slides']>[number]

/** The pages of the purchase site for which a slide has buttons. */
export function purchasePages({ enquiryDialog, testDriveDialog }: Slide): PurchasePage[] {
  return [
    ...(enquiryDialog ? (['enquire-now'] as const) : []),
    ...(testDriveDialog ? (['test-drive'] as const) : []),
  ]
}

/** The code of a slide's vehicle; null without a vehicle. */
export const rangeCodeOf = ({ range }: Slide): string | null =>
  typeof range === 'object' && range !== null ? range.code || null : null
