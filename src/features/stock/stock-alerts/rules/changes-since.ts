import type { VehicleNow } from '../wire/stock-changes.ts'
import type { ViewedVehicle } from './visits.ts'

/** A change of a vehicle that was looked at. `amount` is the difference in cents. */
export type VehicleChange = { readonly vehicle: VehicleNow } & (
  | { readonly kind: 'sold' }
  | { readonly kind: 'dropped' | 'rose'; readonly amount: number }
)

/** What has happened since the last visit. */
export type VisitNews = {
  /** End of the last visit, in milliseconds. */
  readonly since: number
  /** Vehicles that were added. */
  readonly added: number
  readonly changes: readonly VehicleChange[]
}

/** Returns what has changed about the vehicles that were looked at: lower prices first, then sold ones, then higher prices. */
export function changesSince(
  viewed: readonly ViewedVehicle[],
  current: readonly VehicleNow[],
): VehicleChange[] {
  const order = ['dropped', 'sold', 'rose']
  const changes = viewed.flatMap(({ id, price }): VehicleChange[] => {
    const vehicle = current.find((each) => each.id === id)
    if (!vehicle) return []
    if (vehicle.isSold) return [{ kind: 'sold', vehicle }]
    if (price === null || vehicle.price === null || vehicle.price === price) return []
    const kind = vehicle.price < price ? 'dropped' : 'rose'
    return [{ kind, vehicle, amount: Math.abs(vehicle.price - price) }]
  })
  return changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}
