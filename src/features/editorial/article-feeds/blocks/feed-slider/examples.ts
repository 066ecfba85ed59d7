import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleItems } from '../../example-items.ts'
import type { FeedsOfPage } from '../../feed-item.ts'

const path = '/connect'

export const examples = [
  {
    name: 'twelve articles, some without a picture, a text or a day',
    path,
    live: { state: 'ready', data: { own: exampleItems } },
    block: {
      id: 'feed-slider-many',
      blockType: 'feedSlider',
      title: 'From the magazine',
      lead: 'Roads, repairs and the people who know both.',
      buttons: [{ label: 'All articles', look: 'text', link: { kind: 'address', address: '/connect' } }],
    },
  },
  {
    name: 'one article',
    path,
    live: { state: 'ready', data: { own: exampleItems.slice(0, 1) } },
    block: { id: 'feed-slider-one', blockType: 'feedSlider' },
  },
  {
    name: 'no articles',
    path,
    live: { state: 'ready', data: { own: [] } },
    block: { id: 'feed-slider-none', blockType: 'feedSlider' },
  },
  {
    name: 'when the feed has not been fetched yet',
    path,
    live: { state: 'ready', data: { '7': null } },
    block: { id: 'feed-slider-waiting', blockType: 'feedSlider', feed: 7 },
  },
  {
    name: 'when the articles cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'feed-slider-failed', blockType: 'feedSlider' },
  },
] as const satisfies readonly BlockExample<'feedSlider', FeedsOfPage>[]
