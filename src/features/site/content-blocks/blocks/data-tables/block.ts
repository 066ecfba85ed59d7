import { defineBlock } from '#features/site/blocks/index.ts'
import { DataTables } from './data-tables.tsx'

export const dataTables = defineBlock({
  kind: 'dataTables',
  view: DataTables,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
