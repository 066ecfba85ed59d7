import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadStockBlock } from '../../data/load-block.ts'
import { PreOwnedShop } from './pre-owned-shop.tsx'

export const preOwnedShop = defineLiveBlock({
  kind: 'preOwnedShop',
  view: PreOwnedShop,
  load: loadStockBlock('preOwnedShop'),
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
