import type { Days } from '#features/motorsport-events/index.ts'
import type { CalendarDay } from '#platform/clock.ts'

/** The events on tracks that are not over, and the day for which circuits are rendered. */
export type CircuitsData = {
  readonly events: readonly (Days & { readonly track: string })[]
  readonly today: CalendarDay
}
