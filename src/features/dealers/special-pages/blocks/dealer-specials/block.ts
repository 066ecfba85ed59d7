import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadDealerSpecials } from '../../data/load-specials.ts'
import { DealerSpecials } from './dealer-specials.tsx'

export const dealerSpecials = defineLiveBlock({
  kind: 'dealerSpecials',
  view: DealerSpecials,
  load: loadDealerSpecials,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
