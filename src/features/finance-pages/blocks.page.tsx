import type { BlockDefinitions } from '#features/blocks/index.ts'
import { financeCalculators } from './blocks/finance-calculators/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const financeBlocks = {
  financeCalculators,
} satisfies BlockDefinitions
