import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { compareBy, compareIds, type StockSort } from '#features/stock/stock/rules.ts'
import { latestSize } from './listing-view.ts'

type Sortable = Parameters<ReturnType<typeof compareBy>>[0]

/**
 * Returns a function that sorts a stock: the positions of its vehicles in an order. Each order is sorted once.
 *
 * Source: requirements D-234 to D-242.
 */
export function stockOrders(vehicles: readonly Sortable[]): (sort: StockSort) => readonly number[] {
  const orders = new Map<StockSort, readonly number[]>()
  return (sort) => {
    const known = orders.get(sort)
    if (known) return known
    const compare = compareBy(sort)
    const order = vehicles
      .map((vehicle, position) => ({ vehicle, position }))
      .sort((one, other) => compare(one.vehicle, other.vehicle))
      .map(({ position }) => position)
    orders.set(sort, order)
    return order
  }
}

/** Returns the vehicles added last, newest first. Source: requirement D-045; decision D-13. */
export function latestVehicles<Vehicle extends Pick<UsedVehicle, 'id' | 'addedAt'>>(
  vehicles: readonly Vehicle[],
): Vehicle[] {
  return vehicles
    .toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : compareIds(a.id, b.id)))
    .slice(0, latestSize)
}
