import type { Block } from 'payload'
import { adaptiveBanner } from './blocks/adaptive-banner/schema.ts'
import { appPromo } from './blocks/app-promo/schema.ts'
import { bannerCarousel } from './blocks/banner-carousel/schema.ts'
import { benefitCards } from './blocks/benefit-cards/schema.ts'
import { brandCards } from './blocks/brand-cards/schema.ts'
import { circuits } from './blocks/circuits/schema.ts'
import { dataTables } from './blocks/data-tables/schema.ts'
import { deck } from './blocks/deck/schema.ts'
import { ecommerceGrid } from './blocks/ecommerce-grid/schema.ts'
import { experienceSlider } from './blocks/experience-slider/schema.ts'
import { faq } from './blocks/faq/schema.ts'
import { gallery } from './blocks/gallery/schema.ts'
import { galleryGrid } from './blocks/gallery-grid/schema.ts'
import { helpSection } from './blocks/help-section/schema.ts'
import { heroBanner } from './blocks/hero-banner/schema.ts'
import { hiluxRangeTabs } from './blocks/hilux-range-tabs/schema.ts'
import { iconCards } from './blocks/icon-cards/schema.ts'
import { imageBanner } from './blocks/image-banner/schema.ts'
import { medalTable } from './blocks/medal-table/schema.ts'
import { navigationRibbon } from './blocks/navigation-ribbon/schema.ts'
import { noImageCards } from './blocks/no-image-cards/schema.ts'
import { secondaryNav } from './blocks/secondary-nav/schema.ts'
import { singleImage } from './blocks/single-image/schema.ts'
import { singleVideo } from './blocks/single-video/schema.ts'
import { spacer } from './blocks/spacer/schema.ts'
import { sponsorshipChooser } from './blocks/sponsorship-chooser/schema.ts'
import { tabbedCards } from './blocks/tabbed-cards/schema.ts'
import { tabbedDetails } from './blocks/tabbed-details/schema.ts'
import { tabbedFaq } from './blocks/tabbed-faq/schema.ts'
import { tabbedTextWithImage } from './blocks/tabbed-text-with-image/schema.ts'
import { testimonialBanner } from './blocks/testimonial-banner/schema.ts'
import { text } from './blocks/text/schema.ts'
import { textWithImage } from './blocks/text-with-image/schema.ts'
import { twoColumns } from './blocks/two-columns/schema.ts'
import { tyreRatings } from './blocks/tyre-ratings/schema.ts'
import { videoWithImages } from './blocks/video-with-images/schema.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const pageBlocks: readonly Block[] = [
  heroBanner,
  bannerCarousel,
  experienceSlider,
  text,
  textWithImage,
  twoColumns,
  tabbedTextWithImage,
  benefitCards,
  iconCards,
  noImageCards,
  tabbedCards,
  deck,
  ecommerceGrid,
  brandCards,
  hiluxRangeTabs,
  appPromo,
  faq,
  tabbedFaq,
  tabbedDetails,
  dataTables,
  tyreRatings,
  medalTable,
  singleImage,
  singleVideo,
  circuits,
  secondaryNav,
  navigationRibbon,
  helpSection,
  sponsorshipChooser,
  spacer,
  gallery,
  galleryGrid,
  testimonialBanner,
  videoWithImages,
  adaptiveBanner,
  imageBanner,
]
