import type { Live, LiveDataRequest } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { listEvents } from '#features/motorsport-events/server.ts'
import type { CircuitsData } from './circuits-data.ts'

/** Returns the events on tracks that are not over; empty without any. */
export const loadCircuits = ({ today }: Pick<LiveDataRequest, 'today'>): Promise<Live<CircuitsData>> =>
  readLive<CircuitsData>('circuits', async () => {
    const events = (await listEvents()).flatMap(({ track, startsOn, endsOn }) =>
      track !== null && endsOn >= today ? [{ track, startsOn, endsOn }] : [],
    )
    return events.length === 0 ? null : { events, today }
  })
