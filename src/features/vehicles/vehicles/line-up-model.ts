import type { Cents } from '#platform/money.ts'
import type { DriveSystem, FuelType } from './model.ts'

/** What the filters of the line-up ask of a model. */
export type LineUpModel = {
  readonly range: string
  /** Current price; null when unknown. */
  readonly price: Cents | null
  readonly seats: number | null
  readonly fuelType: FuelType | null
  readonly driveSystem: DriveSystem | null
}
