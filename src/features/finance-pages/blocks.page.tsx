import type { BlockDefinitions } from '#features/blocks/index.ts'
import { financeCalculators } from './blocks/finance-calculators/block.ts'

/** Views of the blocks of this feature. `cms.ts` lists their schemas. */
export const financeBlocks = {
  financeCalculators,
} satisfies BlockDefinitions
