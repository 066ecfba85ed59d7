import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadFaqs } from '../../data/load-content.ts'
import { DealerFaqs } from './dealer-faqs.tsx'

export const dealerFaqs = defineLiveBlock({
  kind: 'dealerFaqs',
  view: DealerFaqs,
  load: loadFaqs,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
