import type { StockDealer } from '#features/stock/stock/index.ts'

/** The current state of a vehicle that a visitor looked at. */
export type VehicleNow = {
  readonly id: string
  readonly name: string
  readonly path: string
  /** The displayed price in cents; null for a vehicle that is sold or has none. */
  readonly price: number | null
  readonly currency: StockDealer['currency']
  readonly isSold: boolean
}

/** The response of `/sections/stock-changes`. */
export type StockChanges = {
  /** Vehicles for sale that were added since; null when that is not known. */
  readonly added: number | null
  /** Vehicles that no longer exist are left out. */
  readonly vehicles: readonly VehicleNow[]
}

/** Returns the path of the changes since a moment in milliseconds, for the ids of viewed vehicles. */
export function stockChangesPath(since: number, ids: readonly string[]): string {
  const query = new URLSearchParams({ since: new Date(since).toISOString(), ids: ids.join(',') })
  return `/sections/stock-changes?${query}`
}
