import { defineBlock } from '#features/blocks/index.ts'
import { NoImageCards } from './no-image-cards.tsx'

export const noImageCards = defineBlock({
  kind: 'noImageCards',
  view: NoImageCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
