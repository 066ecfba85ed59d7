import type { LampPlaces } from '#features/pictures/pictures/index.ts'
import type { Cents } from '#platform/money.ts'

/** Attributes of an image element; sizes in pixels. */
export type CardPicture = { readonly src: string; readonly width: number; readonly height: number }

/** A vehicle from the side, and where its lamps are. */
export type VehicleCardPicture = CardPicture & { readonly lamps?: LampPlaces | null }

/** A model on a card; JSON-serialisable for the browser. */
export type DisplayedModel = {
  readonly code: string
  readonly name: string
  /** Path of its range's page. */
  readonly href: string
  /** Current price; null shows as N/A. */
  readonly price: Cents | null
  readonly hybrid: boolean
  /** Side view; null without a drawing. */
  readonly picture: VehicleCardPicture | null
}
