import type { Dealer } from '#features/dealers/dealers/index.ts'
import type { FinanceSettings } from '#features/finance/finance/rules.ts'
import type { Live } from '#features/site/blocks/index.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { ComparableVehicle } from '#features/stock/stock/server.ts'
import type { PriceRating } from './rules/rate-price.ts'

/** The dealer of a used vehicle, with what tells whether it is open. */
export type VehicleDealer = {
  readonly dealer: Dealer
  /** ISO days of the public holidays around today. */
  readonly holidays: readonly string[]
  /** Milliseconds the site clock is ahead of the system clock, when it is set. */
  readonly clockOffset: number
}

/** Everything on the page of a used vehicle. */
export type VehicleView = {
  readonly vehicle: UsedVehicle
  /** Its canonical path. */
  readonly path: string
  readonly finance: FinanceSettings
  readonly dealer: Live<VehicleDealer>
  /** Empty when there are too few comparable vehicles, and for a vehicle that is sold or has no price. */
  readonly rating: Live<PriceRating<ComparableVehicle>>
  readonly similar: Live<readonly UsedVehicle[]>
}
