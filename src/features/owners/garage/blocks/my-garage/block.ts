import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadGarageRanges } from '../../data/load-ranges.ts'
import { MyGarage } from './my-garage.tsx'

export const myGarage = defineLiveBlock({
  kind: 'myGarage',
  view: MyGarage,
  load: loadGarageRanges,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
