import type { Block } from 'payload'
import { bookService } from './blocks/book-service/schema.ts'
import { contactBlock } from './blocks/contact-block/schema.ts'
import { dealerFaqs } from './blocks/dealer-faqs/schema.ts'
import { dealerHero } from './blocks/dealer-hero/schema.ts'
import { dealerQuote } from './blocks/dealer-quote/schema.ts'
import { eventsSlider } from './blocks/events-slider/schema.ts'
import { groupDealers } from './blocks/group-dealers/schema.ts'
import { lexusVehicles } from './blocks/lexus-vehicles/schema.ts'
import { pictureGallery } from './blocks/picture-gallery/schema.ts'
import { popularVehicles } from './blocks/popular-vehicles/schema.ts'
import { servicesGrid } from './blocks/services-grid/schema.ts'
import { teamSlider } from './blocks/team-slider/schema.ts'
import { testimonials } from './blocks/testimonials/schema.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const dealerSiteBlocks: readonly Block[] = [
  dealerHero,
  contactBlock,
  popularVehicles,
  servicesGrid,
  testimonials,
  teamSlider,
  eventsSlider,
  dealerFaqs,
  dealerQuote,
  pictureGallery,
  bookService,
  groupDealers,
  lexusVehicles,
]
