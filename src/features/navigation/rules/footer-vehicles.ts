import type { MenuEntry } from './menu.ts'

/** How many vehicles the footer names when there are more than it has room for. */
const named = 7

/** The vehicles a footer's column lists: all of them, or the first of the line-up and the way to the others. */
export function footerVehicles(vehicles: readonly MenuEntry[], all: MenuEntry): readonly MenuEntry[] {
  return vehicles.length <= named + 1 ? vehicles : [...vehicles.slice(0, named), all]
}
