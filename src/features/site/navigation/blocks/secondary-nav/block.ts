import { defineBlock } from '#features/site/blocks/index.ts'
import { SecondaryNav } from './secondary-nav.tsx'

export const secondaryNav = defineBlock({
  kind: 'secondaryNav',
  view: SecondaryNav,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
