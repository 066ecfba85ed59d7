import type { MenuEntry } from './menu.ts'

/** Number of vehicles in the footer when a link to all vehicles follows them. */
const maxBeforeLink = 7

/** Returns the entries of the footer's vehicles: all of them, or the first seven and a link to all vehicles. */
export function selectFooterVehicles(vehicles: readonly MenuEntry[], all: MenuEntry): readonly MenuEntry[] {
  return vehicles.length <= maxBeforeLink + 1 ? vehicles : [...vehicles.slice(0, maxBeforeLink), all]
}
