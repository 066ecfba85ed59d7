import type { BlockDefinitions } from '#features/blocks/index.ts'
import { privacyDesk } from './blocks/privacy-desk/block.ts'

/** The blocks of this feature. Their schemas are in `cms.ts`. */
export const privacyBlocks = {
  privacyDesk,
} satisfies BlockDefinitions
