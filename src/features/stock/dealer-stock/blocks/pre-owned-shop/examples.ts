import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleData, incompleteGroup } from '../../example-data.ts'
import type { StockBlockData } from '../../stock-block-data.ts'

export const examples = [
  {
    name: 'twenty-five vehicles on three pages',
    live: { state: 'ready', data: exampleData(25) },
    block: {
      id: 'shop-pages',
      blockType: 'preOwnedShop',
      title: 'Pre-owned, not second best.',
      sort: 'price_asc',
    },
  },
  {
    name: 'a group without the vehicles of one dealer',
    live: { state: 'ready', data: incompleteGroup },
    block: { id: 'shop-group', blockType: 'preOwnedShop' },
  },
  {
    name: 'without vehicles',
    live: { state: 'empty' },
    block: { id: 'shop-empty', blockType: 'preOwnedShop', emptyText: 'Everything is sold.' },
  },
  {
    name: 'when the vehicles cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'shop-failed', blockType: 'preOwnedShop' },
  },
] as const satisfies readonly BlockExample<'preOwnedShop', StockBlockData>[]
