import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { loadBannerData } from './load-banner-data.ts'

export const bannerCarousel = defineLiveBlock({
  kind: 'bannerCarousel',
  view: BannerCarousel,
  load: loadBannerData,
  mayOpenPage: false,
  opensAs: 'banner',
  examples: () => import('./examples.ts'),
})
