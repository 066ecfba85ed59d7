import type { Cents } from '#platform/money.ts'
import type { DriveSystem, FilterColumn, FuelType, TransmissionType } from './model.ts'
import type { SpecificationSection } from './specification-section.ts'

/** What a model that a page features changes about the filters. Source: requirement V-225. */
export type HeroFilters = {
  readonly hidden: readonly FilterColumn[]
  /** Of the columns, in their order; null where one has its usual heading. */
  readonly headings: readonly (string | null)[]
}

/** A model as the choosers of many models show it; plain values for the browser. */
export type ModelCard = {
  readonly code: string
  readonly name: string
  readonly range: { readonly slug: string; readonly name: string }
  /** Slug of its grade; empty when it has none. */
  readonly grade: string
  /** Null when it is not known, or not to be shown. */
  readonly price: Cents | null
  readonly specialPrice: Cents | null
  readonly fuelType: FuelType | null
  readonly transmissionType: TransmissionType | null
  readonly driveSystem: DriveSystem | null
  /** The car from the side; null when nobody has drawn it. */
  readonly picture: string | null
  /** Null for a model that no page features. */
  readonly hero: HeroFilters | null
}

/** The full specifications of every model of a range, by code. */
export type Specifications = Readonly<Record<string, readonly SpecificationSection[]>>
