import type { Block } from 'payload'
import { dealerSpecials } from './blocks/dealer-specials/schema.ts'
import { oneAds } from './blocks/one-ads/schema.ts'
import { specialsSlider } from './blocks/specials-slider/schema.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const specialBlocks: readonly Block[] = [dealerSpecials, specialsSlider, oneAds]
