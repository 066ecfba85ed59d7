import type { BlockDefinitions } from '#features/blocks/index.ts'
import { adaptiveBanner } from './blocks/adaptive-banner/block.ts'
import { appPromo } from './blocks/app-promo/block.ts'
import { bannerCarousel } from './blocks/banner-carousel/block.ts'
import { benefitCards } from './blocks/benefit-cards/block.ts'
import { brandCards } from './blocks/brand-cards/block.ts'
import { circuits } from './blocks/circuits/block.ts'
import { dataTables } from './blocks/data-tables/block.ts'
import { deck } from './blocks/deck/block.ts'
import { ecommerceGrid } from './blocks/ecommerce-grid/block.ts'
import { experienceSlider } from './blocks/experience-slider/block.ts'
import { faq } from './blocks/faq/block.ts'
import { gallery } from './blocks/gallery/block.ts'
import { galleryGrid } from './blocks/gallery-grid/block.ts'
import { helpSection } from './blocks/help-section/block.ts'
import { heroBanner } from './blocks/hero-banner/block.ts'
import { hiluxRangeTabs } from './blocks/hilux-range-tabs/block.ts'
import { iconCards } from './blocks/icon-cards/block.ts'
import { imageBanner } from './blocks/image-banner/block.ts'
import { medalTable } from './blocks/medal-table/block.ts'
import { navigationRibbon } from './blocks/navigation-ribbon/block.ts'
import { noImageCards } from './blocks/no-image-cards/block.ts'
import { secondaryNav } from './blocks/secondary-nav/block.ts'
import { singleImage } from './blocks/single-image/block.ts'
import { singleVideo } from './blocks/single-video/block.ts'
import { spacer } from './blocks/spacer/block.ts'
import { sponsorshipChooser } from './blocks/sponsorship-chooser/block.ts'
import { tabbedCards } from './blocks/tabbed-cards/block.ts'
import { tabbedDetails } from './blocks/tabbed-details/block.ts'
import { tabbedFaq } from './blocks/tabbed-faq/block.ts'
import { tabbedTextWithImage } from './blocks/tabbed-text-with-image/block.ts'
import { testimonialBanner } from './blocks/testimonial-banner/block.ts'
import { text } from './blocks/text/block.ts'
import { textWithImage } from './blocks/text-with-image/block.ts'
import { twoColumns } from './blocks/two-columns/block.ts'
import { tyreRatings } from './blocks/tyre-ratings/block.ts'
import { videoWithImages } from './blocks/video-with-images/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const pageBlocks = {
  bannerCarousel,
  benefitCards,
  experienceSlider,
  faq,
  heroBanner,
  iconCards,
  navigationRibbon,
  noImageCards,
  secondaryNav,
  singleImage,
  singleVideo,
  spacer,
  sponsorshipChooser,
  tabbedFaq,
  text,
  textWithImage,
  twoColumns,
  circuits,
  tabbedTextWithImage,
  tabbedCards,
  hiluxRangeTabs,
  deck,
  ecommerceGrid,
  brandCards,
  helpSection,
  appPromo,
  gallery,
  galleryGrid,
  testimonialBanner,
  videoWithImages,
  adaptiveBanner,
  imageBanner,
  dataTables,
  tyreRatings,
  tabbedDetails,
  medalTable,
} satisfies BlockDefinitions
