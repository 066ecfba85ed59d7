import { defineBlock } from '#features/site/blocks/index.ts'
import { HeroBanner } from './hero-banner.tsx'

export const heroBanner = defineBlock({
  kind: 'heroBanner',
  view: HeroBanner,
  mayOpenPage: true,
  opensAs: 'banner',
  followsDaylight: (block) => block.followsDaylight === true,
  examples: () => import('./examples.ts'),
})
