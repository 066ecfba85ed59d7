import type { Drawing } from '#features/pictures/pictures/index.ts'
import type { BodyType } from './body-types.ts'
import type { DriveSystem } from './model.ts'

/** A load space and its volume, by how many seats are in use. */
export type BootVolume = {
  readonly of: 'boot' | 'allSeats' | 'twoRows' | 'van'
  readonly litres: number
}

/** What a page tells about a model in pictures; null, or false, where the specification says nothing. */
export type StoryFacts = {
  readonly bodyType: BodyType | null
  /** Inches. */
  readonly touchscreen: number | null
  readonly navigation: boolean
  /** Apple CarPlay and Android Auto. */
  readonly phones: boolean
  /** Inches of a digital instrument cluster. */
  readonly cluster: number | null
  readonly speakers: number | null
  readonly soundBrand: string | null
  readonly seats: number | null
  /** Seats of each row, the front row first; empty when unknown. */
  readonly rows: readonly number[]
  readonly boot: BootVolume | null
  /** Millimetres. */
  readonly loadBed: { readonly length: number; readonly width: number | null } | null
  /** English name of the technology: `Bi-LED`. */
  readonly lamps: string | null
  readonly adaptiveLamps: boolean
  readonly wheels: { readonly inches: number; readonly material: 'alloy' | 'steel' } | null
  /** Millimetres. */
  readonly clearance: number | null
  /** Kilograms. */
  readonly towing: number | null
  readonly payload: number | null
  readonly airbags: number | null
  readonly kilowatts: number | null
  readonly newtonMetres: number | null
  readonly drive: DriveSystem | null
  /** Litres per 100 km, with a point. */
  readonly consumption: string | null
}

/** The facts of the model selected by default, and its side view; null without a drawing. */
export type Story = { readonly facts: StoryFacts; readonly drawing: Drawing | null }
