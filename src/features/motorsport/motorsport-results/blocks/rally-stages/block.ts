import { defineBlock } from '#features/site/blocks/index.ts'
import { RallyStages } from './rally-stages.tsx'

export const rallyStages = defineBlock({
  kind: 'rallyStages',
  view: RallyStages,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
