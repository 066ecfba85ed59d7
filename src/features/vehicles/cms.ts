import type { Block } from 'payload'
import { insuranceBanner } from './blocks/insurance-banner/config.ts'
import { lineUp } from './blocks/line-up/config.ts'
import { modelLineUp } from './blocks/model-line-up/config.ts'
import { rangeCarousel } from './blocks/range-carousel/config.ts'
import { rangeSlider } from './blocks/range-slider/config.ts'
import { relatedVehicles } from './blocks/related-vehicles/config.ts'
import { valueAddedOffers as valueAddedOffersBlock } from './blocks/value-added-offers/config.ts'

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
