import type { DealerQuote } from '#features/dealers/dealer-content/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'

const quotes: DealerQuote[] = [
  { id: '1', fullName: 'Nomsa Dlamini', quote: 'A car is sold once. The service is sold every year.' },
  { id: '2', fullName: 'Thabo Molefe', quote: 'If it rattles, we hear it.' },
  {
    ...{ id: '3', fullName: 'The workshop' },
    quote: 'A car leaves our workshop when we would drive our own children home in it.',
  },
  { id: '4', fullName: 'Reception', quote: 'The coffee is on.' },
]

export const examples = [
  {
    name: 'one quote',
    live: { state: 'ready', data: quotes.slice(0, 1) },
    block: { id: 'quote-one', blockType: 'dealerQuote' },
  },
  {
    name: 'two quotes',
    live: { state: 'ready', data: quotes.slice(0, 2) },
    block: { id: 'quote-two', blockType: 'dealerQuote', title: 'From the workshop' },
  },
  {
    name: 'four quotes as slides',
    live: { state: 'ready', data: quotes },
    block: { id: 'quote-four', blockType: 'dealerQuote' },
  },
  {
    name: 'when the quotes cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'quote-failed', blockType: 'dealerQuote' },
  },
] as const satisfies readonly BlockExample<'dealerQuote', readonly DealerQuote[]>[]
