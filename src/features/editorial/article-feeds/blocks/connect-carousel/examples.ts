import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleItems } from '../../example-items.ts'
import type { FeedsOfPage } from '../../feed-item.ts'

const path = '/connect'

export const examples = [
  {
    name: 'three of twelve articles',
    path,
    live: { state: 'ready', data: { own: exampleItems } },
    block: {
      id: 'connect-carousel-many',
      blockType: 'connectCarousel',
      title: 'Stories from the road',
      lead: 'Roads, repairs and the people who know both.',
    },
  },
  {
    name: 'one article',
    path,
    live: { state: 'ready', data: { own: exampleItems.slice(0, 1) } },
    block: { id: 'connect-carousel-one', blockType: 'connectCarousel' },
  },
  {
    name: 'no articles',
    path,
    live: { state: 'ready', data: { own: [] } },
    block: { id: 'connect-carousel-none', blockType: 'connectCarousel' },
  },
  {
    name: 'when the feed has not been fetched yet',
    path,
    live: { state: 'ready', data: { '7': null } },
    block: { id: 'connect-carousel-waiting', blockType: 'connectCarousel', feed: 7 },
  },
  {
    name: 'when the articles cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'connect-carousel-failed', blockType: 'connectCarousel' },
  },
] as const satisfies readonly BlockExample<'connectCarousel', FeedsOfPage>[]
