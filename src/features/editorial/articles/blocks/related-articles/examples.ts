import type { BlockExample } from '#features/site/blocks/index.ts'
import type { ArticleLists } from '../../article-card.ts'
import { exampleCards } from '../../example-articles.ts'

const path = '/owners'

export const examples = [
  {
    name: 'five articles of more',
    path,
    live: {
      state: 'ready',
      data: { lists: { 'tag:hilux': { cards: exampleCards(5), more: '/connect/tag/hilux' } } },
    },
    block: { id: 'related-five', blockType: 'relatedArticles', tag: 'hilux' },
  },
  {
    name: 'a single article, with a title of its own',
    path,
    live: { state: 'ready', data: { lists: { 'tag:vitz': { cards: exampleCards(1), more: null } } } },
    block: { id: 'related-one', blockType: 'relatedArticles', title: 'From the road', tag: 'vitz' },
  },
  {
    name: 'when the articles cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'related-articles-failed', blockType: 'relatedArticles', tag: 'hilux' },
  },
] as const satisfies readonly BlockExample<'relatedArticles', ArticleLists>[]
