import { defineBlock } from '#features/blocks/index.ts'
import { IconCards } from './icon-cards.tsx'

export const iconCards = defineBlock({
  kind: 'iconCards',
  view: IconCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
