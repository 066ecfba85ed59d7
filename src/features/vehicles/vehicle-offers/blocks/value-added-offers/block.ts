import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadValueAddedOffers } from '../../data/value-added-offers.ts'
import { ValueAddedOffers } from './value-added-offers.tsx'

export const valueAddedOffers = defineLiveBlock({
  kind: 'valueAddedOffers',
  view: ValueAddedOffers,
  load: loadValueAddedOffers,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
