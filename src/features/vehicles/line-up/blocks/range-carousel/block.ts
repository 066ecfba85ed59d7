import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadRangeCarousel } from '../../data/live-blocks.ts'
import { RangeCarousel } from './range-carousel.tsx'

export const rangeCarousel = defineLiveBlock({
  kind: 'rangeCarousel',
  view: RangeCarousel,
  load: loadRangeCarousel,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
