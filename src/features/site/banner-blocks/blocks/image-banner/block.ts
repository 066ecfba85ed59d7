import { defineBlock } from '#features/site/blocks/index.ts'
import { ImageBanner } from './image-banner.tsx'

export const imageBanner = defineBlock({
  kind: 'imageBanner',
  view: ImageBanner,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
