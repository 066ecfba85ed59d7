import type { Cents } from '#platform/money.ts'

/** A drawing with its size in pixels, as an image element takes it. */
export type CardPicture = { readonly src: string; readonly width: number; readonly height: number }

/** A model as the card of a section shows it; plain values, for the page and for the browser alike. */
export type ShownModel = {
  readonly code: string
  readonly name: string
  /** The page of its range. */
  readonly href: string
  /** What it costs today; null shows as N/A. */
  readonly price: Cents | null
  readonly hybrid: boolean
  /** The car from the side; null when nobody has drawn it. */
  readonly picture: CardPicture | null
}
