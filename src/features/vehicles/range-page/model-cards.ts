import type { ModelCard } from '#features/vehicles/vehicles/index.ts'
import type { ModelChooserTexts } from './texts.ts'

/** The response for the model chooser: every model, and the chooser's texts. */
export type ModelCards = {
  /** Brand name, which the search ignores. */
  readonly brand: string
  /** False when prices are hidden, which differs from an unknown price. */
  readonly showsPrices: boolean
  readonly texts: ModelChooserTexts
  /** By range in catalogue order, then by descending price. */
  readonly cards: readonly ModelCard[]
}
