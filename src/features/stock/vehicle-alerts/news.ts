import type { UsedVehicle } from '#features/stock/stock/index.ts'

/** Vehicles of one alert that a mail lists; the others are behind a link. */
export const maxListedVehicles = 10

/** What has happened since the last mail of an alert. */
export type NewsContent =
  | {
      readonly kind: 'new'
      /** At most ten of them. */
      readonly vehicles: readonly UsedVehicle[]
      readonly count: number
    }
  /** `previousPrice` in cents. */
  | { readonly kind: 'drop'; readonly vehicle: UsedVehicle; readonly previousPrice: number }
  | { readonly kind: 'sold'; readonly vehicle: UsedVehicle }
