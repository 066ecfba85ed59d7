import { defineBlock } from '#features/site/blocks/index.ts'
import { Spacer } from './spacer.tsx'

export const spacer = defineBlock({
  kind: 'spacer',
  view: Spacer,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
