import type { ModelCard } from '#features/vehicles/index.ts'
import type { ModelChooserTexts } from './texts.ts'

/** What the browser is answered when a chooser opens: every model, and the words to show them with. */
export type ModelCards = {
  /** The maker's name, which says nothing about a model when it is searched for. */
  readonly brand: string
  /** False where prices are hidden: a missing one is then no news. */
  readonly showsPrices: boolean
  readonly texts: ModelChooserTexts
  /** By range in the order of the catalogue, dearest first. */
  readonly cards: readonly ModelCard[]
}
