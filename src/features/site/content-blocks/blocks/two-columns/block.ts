import { defineBlock } from '#features/site/blocks/index.ts'
import { TwoColumns } from './two-columns.tsx'

export const twoColumns = defineBlock({
  kind: 'twoColumns',
  view: TwoColumns,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
