import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadLatestNews } from '../../data/load-news.ts'
import { LatestNews } from './latest-news.tsx'

export const latestNews = defineLiveBlock({
  kind: 'latestNews',
  view: LatestNews,
  load: loadLatestNews,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
