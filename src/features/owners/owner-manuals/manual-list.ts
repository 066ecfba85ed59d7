import type { CardPicture } from '#features/vehicles/vehicles/index.ts'
import type { VehicleGroup } from '#features/vehicles/vehicles/rules.ts'

/** A manual in the list; JSON-serialisable. */
export type ListedManual = {
  readonly slug: string
  readonly name: string
  /** Side view; null without a drawing. */
  readonly picture: CardPicture | null
}

/** The manuals by kind of vehicle, in the order of the line-up; JSON-serialisable. */
export type ManualList = readonly {
  readonly group: VehicleGroup
  readonly manuals: readonly ListedManual[]
}[]
