import type { Block } from 'payload'
import { merchandiseCarousel } from './blocks/merchandise-carousel/schema.ts'
import { merchandiseList } from './blocks/merchandise-list/schema.ts'

/** The blocks of this feature, in the order in which the admin lists them. */
export const merchandiseBlocks: readonly Block[] = [merchandiseCarousel, merchandiseList]
