import type { Block } from 'payload'
import { lineUp } from './blocks/line-up/config.ts'
import { relatedVehicles } from './blocks/related-vehicles/config.ts'

export { colours } from './cms/colours.ts'
export { models } from './cms/models.ts'
export { ranges } from './cms/ranges.ts'
export { valueAddedOffers } from './cms/value-added-offers.ts'

/** The section types this feature offers. */
export const vehicleBlocks: readonly Block[] = [lineUp, relatedVehicles]
