import { defineBlock } from '#features/blocks/index.ts'
import { TabbedDetails } from './tabbed-details.tsx'

export const tabbedDetails = defineBlock({
  kind: 'tabbedDetails',
  view: TabbedDetails,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
