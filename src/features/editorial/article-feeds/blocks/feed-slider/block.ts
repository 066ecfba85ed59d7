import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadFeeds } from '../../data/load-feeds.ts'
import { FeedSlider } from './feed-slider.tsx'

export const feedSlider = defineLiveBlock({
  kind: 'feedSlider',
  view: FeedSlider,
  load: loadFeeds('feedSlider'),
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
