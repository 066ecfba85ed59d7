import { defineBlock } from '#features/site/blocks/index.ts'
import { EventMedalsBlock } from './event-medals.tsx'

export const eventMedals = defineBlock({
  kind: 'eventMedals',
  view: EventMedalsBlock,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
