import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { listEvents } from '../../data/cached.ts'
import type { Days } from '../../event.ts'

/** The events on tracks that are not over, and the day for which circuits are rendered. */
export type CircuitsData = {
  readonly events: readonly (Days & { readonly track: string })[]
  readonly today: CalendarDay
}

/** Returns the events on tracks that are not over; empty without any. */
export const loadCircuits = ({ today }: Pick<LiveDataRequest, 'today'>): Promise<Live<CircuitsData>> =>
  readLive<CircuitsData>('circuits', async () => {
    const events = (await listEvents()).flatMap(({ track, startsOn, endsOn }) =>
      track !== null && endsOn >= today ? [{ track, startsOn, endsOn }] : [],
    )
    return events.length === 0 ? null : { events, today }
  })
