import type { BlockDefinitions } from '#features/blocks/index.ts'
import { eventCards } from './blocks/event-cards/block.ts'
import { eventList } from './blocks/event-list/block.ts'
import { eventsDeck } from './blocks/events-deck/block.ts'
import { grEvents } from './blocks/gr-events/block.ts'
import { nextEvents } from './blocks/next-events/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const eventBlocks = {
  grEvents,
  nextEvents,
  eventList,
  eventCards,
  eventsDeck,
} satisfies BlockDefinitions
