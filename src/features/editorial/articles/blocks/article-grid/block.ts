import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadArticleGrid } from '../../data/load-articles.ts'
import { ArticleGrid } from './article-grid.tsx'

export const articleGrid = defineLiveBlock({
  kind: 'articleGrid',
  view: ArticleGrid,
  load: loadArticleGrid,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
