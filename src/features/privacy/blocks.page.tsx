import type { BlockDefinitions } from '#features/blocks/index.ts'
import { privacyDesk } from './blocks/privacy-desk/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const privacyBlocks = {
  privacyDesk,
} satisfies BlockDefinitions
