import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadRelatedVehicles } from '../../data/sections.ts'
import { RelatedVehicles } from './related-vehicles.tsx'

export const relatedVehicles = defineLiveBlock({
  kind: 'relatedVehicles',
  view: RelatedVehicles,
  load: loadRelatedVehicles,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
