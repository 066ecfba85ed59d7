import type { BlockDefinitions } from '#features/blocks/index.ts'
import { dealerSpecials } from './blocks/dealer-specials/block.ts'
import { oneAds } from './blocks/one-ads/block.ts'
import { specialsSlider } from './blocks/specials-slider/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const specialBlocks = { dealerSpecials, oneAds, specialsSlider } satisfies BlockDefinitions
