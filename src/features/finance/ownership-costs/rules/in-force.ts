import type { CalendarDay } from '#platform/time/clock.ts'
import type { Dated, FiguresOfDay, OwnershipFigures } from './figures.ts'

/**
 * Returns what applies on a day: of the entries that apply by then, the latest. Before the first one it is the earliest,
 * which names its day wherever it is shown.
 *
 * @throws RangeError for an empty list.
 */
export function inForce<Entry extends Dated>(entries: readonly Entry[], day: CalendarDay): Entry {
  const sorted = entries.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const found = sorted.findLast(({ validFrom }) => validFrom <= day) ?? sorted[0]
  if (!found) throw new RangeError('There is no entry to choose from.')
  return found
}

/** Returns the figures of a day. */
export function figuresOn(figures: OwnershipFigures, day: CalendarDay): FiguresOfDay {
  return {
    levyInPrice: figures.levyInPrice,
    fuelPrices: inForce(figures.fuelPrices, day),
    levy: inForce(figures.levies, day),
    licenceFees: inForce(figures.licenceFees, day),
    onceOffFees: inForce(figures.onceOffFees, day),
    upkeep: inForce(figures.upkeep, day),
    affordability: inForce(figures.affordability, day),
  }
}
