import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadRelatedArticles } from '../../data/load-articles.ts'
import { RelatedArticles } from './related-articles.tsx'

export const relatedArticles = defineLiveBlock({
  kind: 'relatedArticles',
  view: RelatedArticles,
  load: loadRelatedArticles,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
