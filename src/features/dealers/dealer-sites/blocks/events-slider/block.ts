import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadEvents } from '../../data/load-content.ts'
import { EventsSlider } from './events-slider.tsx'

export const eventsSlider = defineLiveBlock({
  kind: 'eventsSlider',
  view: EventsSlider,
  load: loadEvents,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
