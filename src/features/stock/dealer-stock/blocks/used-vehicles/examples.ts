import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleData } from '../../example-data.ts'
import type { StockBlockData } from '../../stock-block-data.ts'

export const examples = [
  {
    name: 'four vehicles on one page',
    live: { state: 'ready', data: exampleData(4) },
    block: {
      id: 'used-four',
      blockType: 'usedVehicles',
      title: 'On our floor today.',
      lead: 'Checked in our workshop before they reach the floor.',
    },
  },
  {
    name: 'two pages, newest first',
    live: { state: 'ready', data: exampleData(14) },
    block: { id: 'used-newest', blockType: 'usedVehicles', sort: 'date_desc' },
  },
  {
    name: 'without vehicles',
    live: { state: 'empty' },
    block: {
      id: 'used-empty',
      blockType: 'usedVehicles',
      emptyText: 'Everything is sold. New stock arrives on Thursday.',
    },
  },
  {
    name: 'when the vehicles cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'used-failed', blockType: 'usedVehicles' },
  },
] as const satisfies readonly BlockExample<'usedVehicles', StockBlockData>[]
