import type { Drawing } from '#features/pictures/index.ts'
import type { Cents } from '#platform/money.ts'
import type { Colour, Figure } from './model.ts'
import type { SpecificationTable } from './rules/compare/specification-table.ts'

/** A model as the head of its column shows it. */
export type ComparedModel = {
  readonly code: string
  readonly name: string
  /** As its tab on the range page is labelled. */
  readonly grade: string
  /** Null where there is none, and where prices are hidden. */
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  /** Null when nobody has drawn its range. */
  readonly drawing: Drawing | null
  readonly figures: readonly Figure[]
  readonly colours: readonly Pick<Colour, 'title' | 'hex' | 'roofHex'>[]
}

/** A model as a list of choices offers it. */
export type ComparableModel = { readonly code: string; readonly name: string }

/** Models of one range beside each other. */
export type ComparisonView = {
  readonly range: { readonly slug: string; readonly name: string; readonly brand: string }
  /** At most four; none when the range has no models. */
  readonly models: readonly ComparedModel[]
  /** Codes that were asked for and no model of the range is called by. */
  readonly unknown: readonly string[]
  readonly table: SpecificationTable
  /** Every model of the range, in the order of its page. */
  readonly options: readonly ComparableModel[]
  /** False on the pages of a dealer in a region that hides prices: no price is in this view then. */
  readonly showsPrices: boolean
}
