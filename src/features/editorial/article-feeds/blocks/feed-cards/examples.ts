import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleItems } from '../../example-items.ts'
import type { FeedsOfPage } from '../../feed-item.ts'

const path = '/connect'

export const examples = [
  {
    name: 'eight of twelve articles in a card grid',
    path,
    live: { state: 'ready', data: { own: exampleItems } },
    block: {
      id: 'feed-cards-many',
      blockType: 'feedCards',
      arrangement: 'grid',
      title: 'From the magazine',
      lead: 'Roads, repairs and the people who know both.',
      buttons: [{ label: 'All articles', look: 'text', link: { kind: 'address', address: '/connect' } }],
    },
  },
  {
    name: 'four of twelve articles',
    path,
    live: { state: 'ready', data: { own: exampleItems } },
    block: { id: 'feed-cards-four', blockType: 'feedCards', arrangement: 'row' },
  },
  {
    name: 'one article',
    path,
    live: { state: 'ready', data: { own: exampleItems.slice(0, 1) } },
    block: { id: 'feed-cards-one', blockType: 'feedCards', arrangement: 'row' },
  },
  {
    name: 'no articles',
    path,
    live: { state: 'ready', data: { own: [] } },
    block: { id: 'feed-cards-none', blockType: 'feedCards', arrangement: 'row' },
  },
  {
    name: 'when the feed has not been fetched yet',
    path,
    live: { state: 'ready', data: { '7': null } },
    block: { id: 'feed-cards-waiting', blockType: 'feedCards', arrangement: 'row', feed: 7 },
  },
  {
    name: 'when the articles cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'feed-cards-failed', blockType: 'feedCards', arrangement: 'row' },
  },
] as const satisfies readonly BlockExample<'feedCards', FeedsOfPage>[]
