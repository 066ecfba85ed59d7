import type { BlockDefinitions } from '#features/blocks/index.ts'
import { tradeInForm } from './blocks/trade-in-form/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const tradeInBlocks = { tradeInForm } satisfies BlockDefinitions
