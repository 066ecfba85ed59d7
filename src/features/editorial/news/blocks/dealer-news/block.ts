import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadDealerNews } from '../../data/load-news.ts'
import { DealerNews } from './dealer-news.tsx'

export const dealerNews = defineLiveBlock({
  kind: 'dealerNews',
  view: DealerNews,
  load: loadDealerNews,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
