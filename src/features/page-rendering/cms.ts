import type { Block } from 'payload'
import { bannerCarousel } from './blocks/banner-carousel/schema.ts'
import { benefitCards } from './blocks/benefit-cards/schema.ts'
import { circuits } from './blocks/circuits/schema.ts'
import { faq } from './blocks/faq/schema.ts'
import { heroBanner } from './blocks/hero-banner/schema.ts'
import { iconCards } from './blocks/icon-cards/schema.ts'
import { navigationRibbon } from './blocks/navigation-ribbon/schema.ts'
import { noImageCards } from './blocks/no-image-cards/schema.ts'
import { secondaryNav } from './blocks/secondary-nav/schema.ts'
import { singleImage } from './blocks/single-image/schema.ts'
import { singleVideo } from './blocks/single-video/schema.ts'
import { spacer } from './blocks/spacer/schema.ts'
import { tabbedFaq } from './blocks/tabbed-faq/schema.ts'
import { text } from './blocks/text/schema.ts'
import { textWithImage } from './blocks/text-with-image/schema.ts'
import { twoColumns } from './blocks/two-columns/schema.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const pageBlocks: readonly Block[] = [
  heroBanner,
  bannerCarousel,
  text,
  textWithImage,
  twoColumns,
  benefitCards,
  iconCards,
  noImageCards,
  faq,
  tabbedFaq,
  singleImage,
  singleVideo,
  circuits,
  secondaryNav,
  navigationRibbon,
  spacer,
]
