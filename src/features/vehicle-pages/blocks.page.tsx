import type { BlockDefinitions } from '#features/blocks/index.ts'
import { featuredModel } from './blocks/featured-model/block.ts'
import { insuranceBanner } from './blocks/insurance-banner/block.ts'
import { lineUp } from './blocks/line-up/block.ts'
import { modelLineUp } from './blocks/model-line-up/block.ts'
import { rangeCarousel } from './blocks/range-carousel/block.ts'
import { rangeSlider } from './blocks/range-slider/block.ts'
import { relatedVehicles } from './blocks/related-vehicles/block.ts'
import { valueAddedOffers } from './blocks/value-added-offers/block.ts'

/** The block definitions of this feature. `cms.ts` lists their schemas. */
export const vehicleBlocks = {
  featuredModel,
  insuranceBanner,
  lineUp,
  modelLineUp,
  rangeCarousel,
  rangeSlider,
  relatedVehicles,
  valueAddedOffers,
} satisfies BlockDefinitions
