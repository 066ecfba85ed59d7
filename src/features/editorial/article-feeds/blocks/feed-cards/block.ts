import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadFeeds } from '../../data/load-feeds.ts'
import { FeedCards } from './feed-cards.tsx'

export const feedCards = defineLiveBlock({
  kind: 'feedCards',
  view: FeedCards,
  load: loadFeeds('feedCards'),
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
