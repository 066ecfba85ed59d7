import { defineBlock } from '#features/site/blocks/index.ts'
import { TyreRatings } from './tyre-ratings.tsx'

export const tyreRatings = defineBlock({
  kind: 'tyreRatings',
  view: TyreRatings,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
