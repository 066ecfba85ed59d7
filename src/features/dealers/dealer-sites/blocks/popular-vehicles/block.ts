import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadPopularVehicles } from '../../data/load-vehicles.ts'
import { PopularVehicles } from './popular-vehicles.tsx'

export const popularVehicles = defineLiveBlock({
  kind: 'popularVehicles',
  view: PopularVehicles,
  load: loadPopularVehicles,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
