import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadDealer } from '../../data/load-dealer.ts'
import { DealerHero } from './dealer-hero.tsx'

export const dealerHero = defineLiveBlock({
  kind: 'dealerHero',
  view: DealerHero,
  load: loadDealer,
  mayOpenPage: true,
  opensAs: 'banner',
  examples: () => import('./examples.ts'),
})
