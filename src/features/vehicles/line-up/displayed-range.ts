import type { CardPicture } from '#features/vehicles/vehicles/index.ts'
import type { Cents } from '#platform/money.ts'

/** A range in the carousel. */
export type DisplayedRange = {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly price: Cents | null
  /** Front view; null without a drawing. */
  readonly picture: CardPicture | null
}
