import { defineBlock } from '#features/site/blocks/index.ts'
import { NoImageCards } from './no-image-cards.tsx'

export const noImageCards = defineBlock({
  kind: 'noImageCards',
  view: NoImageCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
