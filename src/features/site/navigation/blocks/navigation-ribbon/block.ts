import { defineBlock } from '#features/site/blocks/index.ts'
import { NavigationRibbon } from './navigation-ribbon.tsx'

export const navigationRibbon = defineBlock({
  kind: 'navigationRibbon',
  view: NavigationRibbon,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
