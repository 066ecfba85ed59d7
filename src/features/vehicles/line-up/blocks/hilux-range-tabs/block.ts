import { defineBlock } from '#features/site/blocks/index.ts'
import { HiluxRangeTabs } from './hilux-range-tabs.tsx'

export const hiluxRangeTabs = defineBlock({
  kind: 'hiluxRangeTabs',
  view: HiluxRangeTabs,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
