import type { BlockDefinitions } from '#features/blocks/index.ts'
import { bannerCarousel } from './blocks/banner-carousel/block.ts'
import { benefitCards } from './blocks/benefit-cards/block.ts'
import { circuits } from './blocks/circuits/block.ts'
import { faq } from './blocks/faq/block.ts'
import { heroBanner } from './blocks/hero-banner/block.ts'
import { iconCards } from './blocks/icon-cards/block.ts'
import { navigationRibbon } from './blocks/navigation-ribbon/block.ts'
import { noImageCards } from './blocks/no-image-cards/block.ts'
import { secondaryNav } from './blocks/secondary-nav/block.ts'
import { singleImage } from './blocks/single-image/block.ts'
import { singleVideo } from './blocks/single-video/block.ts'
import { spacer } from './blocks/spacer/block.ts'
import { tabbedFaq } from './blocks/tabbed-faq/block.ts'
import { text } from './blocks/text/block.ts'
import { textWithImage } from './blocks/text-with-image/block.ts'
import { twoColumns } from './blocks/two-columns/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const pageBlocks = {
  bannerCarousel,
  benefitCards,
  faq,
  heroBanner,
  iconCards,
  navigationRibbon,
  noImageCards,
  secondaryNav,
  singleImage,
  singleVideo,
  spacer,
  tabbedFaq,
  text,
  textWithImage,
  twoColumns,
  circuits,
} satisfies BlockDefinitions
