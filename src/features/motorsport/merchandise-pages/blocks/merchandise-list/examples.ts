import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleMerchandise } from '../../example-products.ts'
import type { MerchandiseData } from '../../merchandise-data.ts'

const path = '/gr/merchandise'

export const examples = [
  {
    name: 'fifteen products, some without a price, a text or a picture',
    path,
    live: { state: 'ready', data: exampleMerchandise },
    block: {
      id: 'merchandise-list',
      blockType: 'merchandiseList',
      title: 'Wear the colours',
      lead: 'Ask for it here; your dealer has it ready at the counter.',
    },
  },
  {
    name: 'no products',
    path,
    live: { state: 'empty' },
    block: { id: 'merchandise-list-none', blockType: 'merchandiseList' },
  },
  {
    name: 'when the products cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'merchandise-list-failed', blockType: 'merchandiseList' },
  },
] as const satisfies readonly BlockExample<'merchandiseList', MerchandiseData>[]
