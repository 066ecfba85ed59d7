import { defineBlock } from '#features/site/blocks/index.ts'
import { EventFiguresBlock } from './event-figures.tsx'

export const eventFigures = defineBlock({
  kind: 'eventFigures',
  view: EventFiguresBlock,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
