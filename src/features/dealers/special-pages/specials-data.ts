import type { SpecialImage } from '#features/dealers/specials/index.ts'
import type { DealerOption, SpecialFormContent } from '#features/enquiries/enquiry-forms/index.ts'

/** The dealer that receives the enquiries about a special. */
export type SpecialOwner = { readonly slug: string; readonly name: string }

/** A special as a card and its dialog show it. JSON-serialisable. */
export type DisplayedSpecial = {
  /** Unique on the page: the fragment by which its dialog is opened. */
  readonly fragment: string
  readonly code: string
  /** Null for a special of a whole group, whose dealer the visitor chooses. */
  readonly owner: SpecialOwner | null
  readonly category: string
  readonly title: string
  readonly text: string | null
  readonly image: SpecialImage | null
  /** Its last day in words; null when it does not expire. */
  readonly lastDay: string | null
  /** Its page, for browsers without JavaScript. */
  readonly href: string
}

/** What a block of specials shows. */
export type SpecialsData = {
  readonly specials: readonly DisplayedSpecial[]
  /** The number of live specials, of which a slider shows the first eight. */
  readonly total: number
  /** The page with all of them; null on that page itself. */
  readonly allPath: string | null
  /** The page with the specials of the dealer's group; null without a group, and when the group has no others. */
  readonly group: { readonly title: string; readonly path: string } | null
  /** Whether each card names its dealer, as in the list of a group. */
  readonly namesDealer: boolean
  /** Names of the dealers whose specials could not be read. Source: decision D-10. */
  readonly unavailable: readonly string[]
  /** The dealers among which the visitor chooses for a special of a whole group. */
  readonly dealers: readonly DealerOption[]
  readonly form: SpecialFormContent
}
