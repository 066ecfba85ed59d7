import type { Cents } from '#platform/money.ts'
import type { DriveSystem, FilterColumn, FuelType, TransmissionType } from './model.ts'
import type { SpecificationSection } from './specification-section.ts'

/** How a model featured on a page changes the chooser's filters. Source: requirement V-225. */
export type HeroFilters = {
  readonly hidden: readonly FilterColumn[]
  /** One for each column, in order; null for the default heading. */
  readonly headings: readonly (string | null)[]
}

/** A model in the model chooser; JSON-serialisable for the browser. */
export type ModelCard = {
  readonly code: string
  readonly name: string
  /** Its name in the contract, when that differs from `name`. */
  readonly contractName?: string
  readonly range: { readonly slug: string; readonly name: string }
  /** Slug; empty without a grade. */
  readonly grade: string
  /** Null when unknown or hidden. */
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  readonly fuelType: FuelType | null
  readonly transmissionType: TransmissionType | null
  readonly driveSystem: DriveSystem | null
  /** Address of the side view; null without a drawing. */
  readonly picture: string | null
  /** Null for a model that is not featured on a page. */
  readonly hero: HeroFilters | null
}

/** The full specifications of every model of a range, by code. */
export type Specifications = Readonly<Record<string, readonly SpecificationSection[]>>
