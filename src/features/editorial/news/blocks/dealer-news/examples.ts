import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleCards } from '../../example-news.ts'
import type { NewsLists } from '../../news-card.ts'

const path = '/dealers/bryanston'

export const examples = [
  {
    name: 'five of nine news',
    path,
    live: { state: 'ready', data: { lists: { all: exampleCards } } },
    block: {
      id: 'dealer-news-five',
      blockType: 'dealerNews',
      title: 'News from Toyota.',
      lead: 'Not only from our own forecourt.',
      buttons: [{ label: 'All news', look: 'text', link: { kind: 'address', address: '/news' } }],
    },
  },
  {
    name: 'a single one',
    path,
    live: { state: 'ready', data: { lists: { all: exampleCards.slice(0, 1) } } },
    block: { id: 'dealer-news-one', blockType: 'dealerNews' },
  },
  {
    name: 'no news',
    path,
    live: { state: 'empty' },
    block: { id: 'dealer-news-none', blockType: 'dealerNews' },
  },
  {
    name: 'when the news cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'dealer-news-failed', blockType: 'dealerNews' },
  },
] as const satisfies readonly BlockExample<'dealerNews', NewsLists>[]
