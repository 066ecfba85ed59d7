import type { BlockDefinitions } from '#features/blocks/index.ts'
import { vinChecker } from './blocks/vin-checker/block.ts'

/** The blocks of this feature. Their schemas are in `cms.ts`. */
export const recallBlocks = { vinChecker } satisfies BlockDefinitions
