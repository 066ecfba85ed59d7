import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleMerchandise } from '../../example-products.ts'
import type { MerchandiseData } from '../../merchandise-data.ts'

const path = '/gr'

export const examples = [
  {
    name: 'the three fixed products and eight of twelve others',
    path,
    live: { state: 'ready', data: exampleMerchandise },
    block: { id: 'merchandise-many', blockType: 'merchandiseCarousel' },
  },
  {
    name: 'two products, chosen by an editor',
    path,
    live: { state: 'ready', data: exampleMerchandise },
    block: {
      id: 'merchandise-two',
      blockType: 'merchandiseCarousel',
      title: 'From the pit lane',
      lead: 'Made for the crew, and for anybody at the fence.',
      fixedCodes: ['99M', 'A12'],
      maxOthers: 0,
      buttons: [
        { label: 'View All Products', look: 'text', link: { kind: 'address', address: '/gr/merchandise' } },
      ],
    },
  },
  {
    name: 'no products',
    path,
    live: { state: 'empty' },
    block: { id: 'merchandise-none', blockType: 'merchandiseCarousel' },
  },
  {
    name: 'when the products cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'merchandise-failed', blockType: 'merchandiseCarousel' },
  },
] as const satisfies readonly BlockExample<'merchandiseCarousel', MerchandiseData>[]
