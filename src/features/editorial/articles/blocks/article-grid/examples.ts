import type { BlockExample } from '#features/site/blocks/index.ts'
import type { ArticleLists } from '../../article-card.ts'
import { exampleCards } from '../../example-articles.ts'

const path = '/connect'

export const examples = [
  {
    name: '21 articles, ten at a time',
    path,
    live: { state: 'ready', data: { lists: { all: { cards: exampleCards(21), more: null } } } },
    block: {
      id: 'articles-all',
      blockType: 'articleGrid',
      title: 'Read on',
      lead: 'New stories every other week.',
      filter: 'all',
      buttons: [{ label: 'Subscribe', look: 'text', link: { kind: 'address', address: '#newsletter' } }],
    },
  },
  {
    name: 'three articles of a category, none of them large',
    path,
    live: { state: 'ready', data: { lists: { 'category:travel': { cards: exampleCards(3), more: null } } } },
    block: { id: 'articles-three', blockType: 'articleGrid', filter: 'category', value: 'travel' },
  },
  {
    name: 'no articles',
    path,
    live: { state: 'empty' },
    block: { id: 'articles-none', blockType: 'articleGrid', filter: 'all' },
  },
  {
    name: 'when the articles cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'articles-failed', blockType: 'articleGrid', filter: 'all' },
  },
] as const satisfies readonly BlockExample<'articleGrid', ArticleLists>[]
