import { defineBlock } from '#features/site/blocks/index.ts'
import { TabbedCards } from './tabbed-cards.tsx'

export const tabbedCards = defineBlock({
  kind: 'tabbedCards',
  view: TabbedCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
