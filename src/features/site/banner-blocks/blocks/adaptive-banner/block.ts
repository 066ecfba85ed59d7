import { defineBlock } from '#features/site/blocks/index.ts'
import { AdaptiveBanner } from './adaptive-banner.tsx'

export const adaptiveBanner = defineBlock({
  kind: 'adaptiveBanner',
  view: AdaptiveBanner,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
