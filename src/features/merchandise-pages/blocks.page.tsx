import type { BlockDefinitions } from '#features/blocks/index.ts'
import { merchandiseCarousel } from './blocks/merchandise-carousel/block.ts'
import { merchandiseList } from './blocks/merchandise-list/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const merchandiseBlocks = { merchandiseCarousel, merchandiseList } satisfies BlockDefinitions
