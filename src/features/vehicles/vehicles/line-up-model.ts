import type { Cents } from '#platform/money.ts'
import type { DriveSystem, FinanceOffer, FuelType } from './model.ts'

/** What the line-up lists, filters and orders of a model. */
export type LineUpModel = {
  readonly code: string
  readonly name: string
  /** Slug. */
  readonly range: string
  /** Current price; null when unknown. */
  readonly price: Cents | null
  /** The price that a special price replaces; null when there is none. */
  readonly formerPrice: Cents | null
  /** Of today. */
  readonly offer: FinanceOffer | null
  readonly seats: number | null
  readonly fuelType: FuelType | null
  readonly driveSystem: DriveSystem | null
}
