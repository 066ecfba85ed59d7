import type { Block } from 'payload'
import { benefitCards } from './blocks/benefit-cards/config.ts'
import { faq } from './blocks/faq/config.ts'
import { heroBanner } from './blocks/hero-banner/config.ts'
import { iconCards } from './blocks/icon-cards/config.ts'
import { noImageCards } from './blocks/no-image-cards/config.ts'
import { secondaryNav } from './blocks/secondary-nav/config.ts'
import { singleImage } from './blocks/single-image/config.ts'
import { singleVideo } from './blocks/single-video/config.ts'
import { spacer } from './blocks/spacer/config.ts'
import { tabbedFaq } from './blocks/tabbed-faq/config.ts'
import { text } from './blocks/text/config.ts'
import { textWithImage } from './blocks/text-with-image/config.ts'
import { twoColumns } from './blocks/two-columns/config.ts'

/** The section types this feature offers; other features offer theirs. In the order editors choose from. */
export const pageBlocks: readonly Block[] = [
  heroBanner,
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
  secondaryNav,
  spacer,
]
