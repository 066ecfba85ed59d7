import { defineBlock } from '#features/blocks/index.ts'
import { HeroBanner } from './hero-banner.tsx'

export const heroBanner = defineBlock({
  kind: 'heroBanner',
  view: HeroBanner,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
