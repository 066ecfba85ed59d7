import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadGrEvents } from '../../data/load-events.ts'
import { GrEvents } from './gr-events.tsx'

export const grEvents = defineLiveBlock({
  kind: 'grEvents',
  view: GrEvents,
  load: loadGrEvents,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
