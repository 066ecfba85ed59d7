import type { CardPicture } from '#features/vehicles/index.ts'

/** A range as a card beside another range shows it; plain values, for the page and for the browser alike. */
export type RelatedRange = {
  readonly slug: string
  readonly name: string
  readonly href: string
  /** `From R 459 900`, or null when there is no price. */
  readonly price: string | null
  /** The car from the side; null when nobody has drawn it. */
  readonly picture: CardPicture | null
  /** Address of the picture its own page opens with, for when the car's does not come. */
  readonly hero: string | null
}
