import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadMerchandiseList } from '../../data/load-merchandise.ts'
import { MerchandiseList } from './merchandise-list.tsx'

export const merchandiseList = defineLiveBlock({
  kind: 'merchandiseList',
  view: MerchandiseList,
  load: loadMerchandiseList,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
