import { defineBlock } from '#features/blocks/index.ts'
import { Circuits } from './circuits.tsx'

export const circuits = defineBlock({
  kind: 'circuits',
  view: Circuits,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
