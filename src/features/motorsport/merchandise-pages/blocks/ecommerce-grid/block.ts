import { defineBlock } from '#features/site/blocks/index.ts'
import { EcommerceGrid } from './ecommerce-grid.tsx'

export const ecommerceGrid = defineBlock({
  kind: 'ecommerceGrid',
  view: EcommerceGrid,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
