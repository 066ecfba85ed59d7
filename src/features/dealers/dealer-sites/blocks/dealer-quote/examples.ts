import type { DealerQuote } from '#features/dealers/dealer-content/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'

const quotes: DealerQuote[] = [
  { id: '1', fullName: 'Nomsa Dlamini', quote: 'A car is sold once. The service is sold every year.' },
  { id: '2', fullName: 'Thabo Molefe', quote: 'If it rattles, we hear it.' },
]

export const examples = [
  {
    name: 'one quote',
    live: { state: 'ready', data: quotes.slice(0, 1) },
    block: { id: 'quote-one', blockType: 'dealerQuote' },
  },
  {
    name: 'two quotes as slides',
    live: { state: 'ready', data: quotes },
    block: { id: 'quote-two', blockType: 'dealerQuote', title: 'From the workshop' },
  },
  {
    name: 'when the quotes cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'quote-failed', blockType: 'dealerQuote' },
  },
] as const satisfies readonly BlockExample<'dealerQuote', readonly DealerQuote[]>[]
