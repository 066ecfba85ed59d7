import type { BlockExample } from '#features/site/blocks/index.ts'
import type { DealerData } from '../../dealer-data.ts'
import { bareDealer, exampleDealer } from '../../example-data.ts'

export const examples = [
  {
    name: 'a dealer with everything',
    live: { state: 'ready', data: exampleDealer },
    block: { id: 'dealer-hero-full', blockType: 'dealerHero' },
  },
  {
    name: 'a dealer with only a long name',
    live: { state: 'ready', data: bareDealer },
    block: { id: 'dealer-hero-bare', blockType: 'dealerHero' },
  },
  {
    name: 'with the words of an editor',
    live: { state: 'ready', data: exampleDealer },
    block: {
      id: 'dealer-hero-own',
      blockType: 'dealerHero',
      title: 'Thirty years on Main Road.',
      lead: 'Come in for coffee, leave with the keys.',
      buttons: [{ label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'when the dealer cannot be read',
    live: { state: 'failed' },
    block: { id: 'dealer-hero-failed', blockType: 'dealerHero', title: 'Welcome' },
  },
] as const satisfies readonly BlockExample<'dealerHero', DealerData>[]
