import { defineBlock } from '#features/site/blocks/index.ts'
import { BrandCards } from './brand-cards.tsx'

export const brandCards = defineBlock({
  kind: 'brandCards',
  view: BrandCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
