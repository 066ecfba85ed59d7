import type { Drawing } from '#features/pictures/pictures/index.ts'
import type { Cents } from '#platform/money.ts'
import type { Colour, Figure } from './model.ts'
import type { SpecificationTable } from './rules/compare/specification-table.ts'

/** A model as shown at the head of its column. */
export type ComparedModel = {
  readonly code: string
  readonly name: string
  readonly range: { readonly slug: string; readonly name: string }
  /** Label of its tab on the range page. */
  readonly grade: string
  /** Null without a price, and where prices are hidden. */
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  /** Null for a range without a drawing. */
  readonly drawing: Drawing | null
  readonly figures: readonly Figure[]
  readonly colours: readonly Pick<Colour, 'title' | 'hex' | 'roofHex'>[]
}

/** A model as an option of the model picker. */
export type ComparableModel = { readonly code: string; readonly name: string }

/** A side-by-side comparison of models of one range. */
export type ComparisonView = {
  readonly range: { readonly slug: string; readonly name: string; readonly brand: string }
  /** At most four; empty when the range has no models. */
  readonly models: readonly ComparedModel[]
  /** Requested codes that match no model of the range. */
  readonly unknown: readonly string[]
  readonly table: SpecificationTable
  /** Every model of the range, in the order of its page. */
  readonly options: readonly ComparableModel[]
  /** False on pages of a dealer whose region hides prices; the view then contains no prices. */
  readonly showsPrices: boolean
}
