import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleCards } from '../../example-news.ts'
import type { NewsLists } from '../../news-card.ts'

const path = '/gr'

export const examples = [
  {
    name: 'nine news of GR, one with a long title and synopsis',
    path,
    live: { state: 'ready', data: { lists: { '3': exampleCards } } },
    block: { id: 'news-gr', blockType: 'latestNews', category: 3 },
  },
  {
    name: 'two news of every category, in racing style',
    path: '/',
    live: { state: 'ready', data: { lists: { all: exampleCards } } },
    block: {
      id: 'news-two',
      blockType: 'latestNews',
      title: 'From the pit lane',
      lead: 'What happened, in the order in which it did.',
      category: 0,
      limit: 2,
      theme: 'racing',
      buttons: [{ label: 'All news', look: 'text', link: { kind: 'address', address: '/news' } }],
    },
  },
  {
    name: 'no news',
    path,
    live: { state: 'empty' },
    block: { id: 'news-none', blockType: 'latestNews' },
  },
  {
    name: 'when the news cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'news-failed', blockType: 'latestNews', category: 3 },
  },
] as const satisfies readonly BlockExample<'latestNews', NewsLists>[]
