import type { BlockExample } from '#features/site/blocks/index.ts'
import type { DealerData } from '../../dealer-data.ts'
import { bareDealer, exampleDealer } from '../../example-data.ts'

export const examples = [
  {
    name: 'a button to the booking site',
    live: { state: 'ready', data: exampleDealer },
    block: {
      id: 'service-button',
      blockType: 'bookService',
      title: 'Due for a service?',
      lead: 'Choose a day.',
    },
  },
  {
    name: 'no booking site',
    live: { state: 'ready', data: bareDealer },
    block: { id: 'service-none', blockType: 'bookService' },
  },
  {
    name: 'when the dealer cannot be read',
    live: { state: 'failed' },
    block: { id: 'service-failed', blockType: 'bookService' },
  },
] as const satisfies readonly BlockExample<'bookService', DealerData>[]
