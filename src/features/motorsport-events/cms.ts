import type { Block } from 'payload'
import { eventCards } from './blocks/event-cards/schema.ts'
import { eventList } from './blocks/event-list/schema.ts'
import { eventsDeck } from './blocks/events-deck/schema.ts'
import { grEvents } from './blocks/gr-events/schema.ts'
import { nextEvents } from './blocks/next-events/schema.ts'

export { events } from './cms/events.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const eventBlocks: readonly Block[] = [grEvents, nextEvents, eventList, eventCards, eventsDeck]
