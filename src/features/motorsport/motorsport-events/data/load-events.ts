import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { CardsDay, EventsData } from '../event.ts'
import { listEvents } from './cached.ts'

/**
 * Creates a loader of all events, past ones too; empty without any.
 *
 * @param section name of the block for the log
 */
const loadEvents =
  (section: string) =>
  ({ today }: Pick<LiveDataRequest, 'today'>): Promise<Live<EventsData>> =>
    readLive<EventsData>(section, async () => {
      const events = await listEvents()
      return events.length === 0 ? null : { events, today }
    })

export const loadGrEvents = loadEvents('grEvents')
export const loadNextEvents = loadEvents('nextEvents')
export const loadEventList = loadEvents('eventList')
export const loadEventsDeck = loadEvents('eventsDeck')

/** Returns the day alone: the cards are on the page. */
export const loadCardsDay = async ({ today }: Pick<LiveDataRequest, 'today'>): Promise<Live<CardsDay>> => ({
  state: 'ready',
  data: { today },
})
