import { defineBlock } from '#features/site/blocks/index.ts'
import { Deck } from './deck.tsx'

export const deck = defineBlock({
  kind: 'deck',
  view: Deck,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
