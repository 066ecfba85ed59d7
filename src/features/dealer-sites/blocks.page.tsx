import type { BlockDefinitions } from '#features/blocks/index.ts'
import { bookService } from './blocks/book-service/block.ts'
import { contactBlock } from './blocks/contact-block/block.ts'
import { dealerFaqs } from './blocks/dealer-faqs/block.ts'
import { dealerHero } from './blocks/dealer-hero/block.ts'
import { dealerQuote } from './blocks/dealer-quote/block.ts'
import { eventsSlider } from './blocks/events-slider/block.ts'
import { groupDealers } from './blocks/group-dealers/block.ts'
import { lexusVehicles } from './blocks/lexus-vehicles/block.ts'
import { pictureGallery } from './blocks/picture-gallery/block.ts'
import { popularVehicles } from './blocks/popular-vehicles/block.ts'
import { servicesGrid } from './blocks/services-grid/block.ts'
import { teamSlider } from './blocks/team-slider/block.ts'
import { testimonials } from './blocks/testimonials/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const dealerSiteBlocks = {
  bookService,
  contactBlock,
  dealerFaqs,
  dealerHero,
  dealerQuote,
  eventsSlider,
  groupDealers,
  lexusVehicles,
  pictureGallery,
  popularVehicles,
  servicesGrid,
  teamSlider,
  testimonials,
} satisfies BlockDefinitions
