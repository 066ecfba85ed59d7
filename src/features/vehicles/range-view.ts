import type { DrawingColour } from '#features/pictures/index.ts'
import type { Cents } from '#platform/money.ts'
import type { Figure, VehicleRange } from './model.ts'

/** A paint as a visitor chooses it. */
export type ColourChoice = {
  readonly code: string
  readonly title: string
  readonly colour: DrawingColour
}

/** A model as far as choosing one needs it; this travels to the browser, so it stays lean. */
export type ModelChoice = {
  readonly code: string
  readonly name: string
  /** Slug of its grade. */
  readonly grade: string
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  /** Its engine and gearbox in words. */
  readonly facts: readonly string[]
  readonly tiles: readonly Figure[]
  readonly colours: readonly ColourChoice[]
}

/** The tab of a grade, with its models by price, dearest first. */
export type GradeChoice = {
  readonly slug: string
  readonly label: string
  readonly models: readonly ModelChoice[]
}

/** All a range page shows. */
export type RangeView = { readonly range: VehicleRange; readonly grades: readonly GradeChoice[] }
