import type { Vin } from '#features/owners/recalls/rules.ts'
import type { VehicleCardPicture } from '#features/vehicles/vehicles/index.ts'
import type { Cents } from '#platform/money.ts'
import type { CalendarDay } from '#platform/time/clock.ts'

/** A month of the calendar, as `2026-11`. Months compare as text. */
export type Month = `${number}-${number}`

/** What an odometer showed, and on which day. */
export type Reading = { readonly kilometres: number; readonly on: CalendarDay }

/** The model of a car, with its name, so that it has one when the model is no longer sold. */
export type CarModel = {
  readonly code: string
  readonly name: string
  /** Slug of its range. */
  readonly range: string
}

/** A car in a garage; JSON-serialisable. It has a model, a VIN or both; all else is null when the owner left it out. */
export type GarageCar = {
  readonly id: string
  readonly nickname: string | null
  readonly model: CarModel | null
  readonly vin: Vin | null
  /** The month in which it was first registered. */
  readonly since: Month | null
  readonly odometer: Reading | null
  readonly kilometresPerYear: number | null
  readonly lastService: Reading | null
}

/** Cars in one garage: more than a family has, and few enough for a page. */
export const maxCars = 20

/** A range from which an owner chooses; JSON-serialisable. */
export type GarageRange = { readonly slug: string; readonly name: string }

/** What is known about the model of a car; texts as the maker states them, null where it states none. JSON-serialisable. */
export type ModelFacts = {
  readonly code: string
  readonly range: GarageRange
  /** Side view; null without a drawing. */
  readonly picture: VehicleCardPicture | null
  /** Kilometres of all scheduled services; empty without a schedule. */
  readonly services: readonly number[]
  /** Such as `15 000 km / 12 months`. */
  readonly serviceInterval: string | null
  /** Such as `3 years / 100 000 km`. */
  readonly warranty: string | null
  readonly batteryWarranty: string | null
  /** Such as `6 services / 90 000 km`. */
  readonly servicePlan: string | null
}

/** What vehicles like a car cost used today; JSON-serialisable. */
export type CarValue = {
  /** The median asking price, to the nearest thousand rand. */
  readonly median: Cents
  /** Number of vehicles for sale. */
  readonly count: number
  /** Make and range, as the stock spells them. */
  readonly name: string
  /** The first and the last year of the search. */
  readonly years: readonly [from: number, to: number]
  /** The search that lists these vehicles. */
  readonly path: string
}
