import { defineBlock } from '#features/site/blocks/index.ts'
import { IconCards } from './icon-cards.tsx'

export const iconCards = defineBlock({
  kind: 'iconCards',
  view: IconCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
