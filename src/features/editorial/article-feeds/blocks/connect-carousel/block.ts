import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadFeeds } from '../../data/load-feeds.ts'
import { ConnectCarousel } from './connect-carousel.tsx'

export const connectCarousel = defineLiveBlock({
  kind: 'connectCarousel',
  view: ConnectCarousel,
  load: loadFeeds('connectCarousel'),
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
