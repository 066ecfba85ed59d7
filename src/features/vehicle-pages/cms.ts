import type { Block } from 'payload'
import { featuredModel } from './blocks/featured-model/schema.ts'
import { insuranceBanner } from './blocks/insurance-banner/schema.ts'
import { lineUp } from './blocks/line-up/schema.ts'
import { modelLineUp } from './blocks/model-line-up/schema.ts'
import { rangeCarousel } from './blocks/range-carousel/schema.ts'
import { rangeSlider } from './blocks/range-slider/schema.ts'
import { relatedVehicles } from './blocks/related-vehicles/schema.ts'
import { valueAddedOffers } from './blocks/value-added-offers/schema.ts'

/** The block schemas of this feature. */
export const vehicleBlocks: readonly Block[] = [
  lineUp,
  modelLineUp,
  featuredModel,
  rangeCarousel,
  rangeSlider,
  relatedVehicles,
  insuranceBanner,
  valueAddedOffers,
]
