import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadLexusAddress } from '../../data/load-dealer.ts'
import { LexusVehicles } from './lexus-vehicles.tsx'

export const lexusVehicles = defineLiveBlock({
  kind: 'lexusVehicles',
  view: LexusVehicles,
  load: loadLexusAddress,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
