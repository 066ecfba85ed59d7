import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadQuotes } from '../../data/load-content.ts'
import { DealerQuote } from './dealer-quote.tsx'

export const dealerQuote = defineLiveBlock({
  kind: 'dealerQuote',
  view: DealerQuote,
  load: loadQuotes,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
