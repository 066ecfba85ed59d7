import type { VehicleCardPicture } from '#features/vehicles/vehicles/index.ts'

/** A card of a related range; JSON-serialisable for the browser. */
export type RelatedRange = {
  readonly slug: string
  readonly name: string
  readonly href: string
  /** For example `From R 459 900`; null without a price. */
  readonly price: string | null
  /** Side view; null without a drawing. */
  readonly picture: VehicleCardPicture | null
  /** Address of its opening picture, used when `picture` fails to load. */
  readonly hero: string | null
}
