import type { Block } from 'payload'
import { insuranceBanner } from './blocks/insurance-banner/schema.ts'
import { lineUp } from './blocks/line-up/schema.ts'
import { modelLineUp } from './blocks/model-line-up/schema.ts'
import { rangeCarousel } from './blocks/range-carousel/schema.ts'
import { rangeSlider } from './blocks/range-slider/schema.ts'
import { relatedVehicles } from './blocks/related-vehicles/schema.ts'
import { valueAddedOffers as valueAddedOffersBlock } from './blocks/value-added-offers/schema.ts'

export { colours } from './cms/colours.ts'
export { models } from './cms/models.ts'
export { ranges } from './cms/ranges.ts'
export { rangesWithoutModels } from './cms/ranges-without-models.ts'
export { valueAddedOffers } from './cms/value-added-offers.ts'

/** The section types this feature offers. */
export const vehicleBlocks: readonly Block[] = [
  lineUp,
  modelLineUp,
  rangeCarousel,
  rangeSlider,
  relatedVehicles,
  insuranceBanner,
  valueAddedOffersBlock,
]
