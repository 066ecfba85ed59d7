import type { CardPicture } from '#features/vehicles/index.ts'
import type { Cents } from '#platform/money.ts'

/** A range as the carousel shows it. */
export type ShownRange = {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly price: Cents | null
  /** The car from the front; null when nobody has drawn it. */
  readonly picture: CardPicture | null
}
