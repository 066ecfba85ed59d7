import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadStockBlock } from '../../data/load-block.ts'
import { UsedVehicles } from './used-vehicles.tsx'

export const usedVehicles = defineLiveBlock({
  kind: 'usedVehicles',
  view: UsedVehicles,
  load: loadStockBlock('usedVehicles'),
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
