import { defineBlock } from '#features/site/blocks/index.ts'
import { MedalTable } from './medal-table.tsx'

export const medalTable = defineBlock({
  kind: 'medalTable',
  view: MedalTable,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
