import { defineBlock } from '#features/blocks/index.ts'
import { BannerCarousel } from './banner-carousel.tsx'

export const bannerCarousel = defineBlock({
  kind: 'bannerCarousel',
  view: BannerCarousel,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
