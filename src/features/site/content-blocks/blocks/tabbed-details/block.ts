import { defineBlock } from '#features/site/blocks/index.ts'
import { TabbedDetails } from './tabbed-details.tsx'

export const tabbedDetails = defineBlock({
  kind: 'tabbedDetails',
  view: TabbedDetails,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
