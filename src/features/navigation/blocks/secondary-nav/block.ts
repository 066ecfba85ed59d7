import { defineBlock } from '#features/blocks/index.ts'
import { SecondaryNav } from './secondary-nav.tsx'

export const secondaryNav = defineBlock({
  kind: 'secondaryNav',
  view: SecondaryNav,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
