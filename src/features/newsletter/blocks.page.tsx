import type { BlockDefinitions } from '#features/blocks/index.ts'
import { newsletterForm } from './blocks/newsletter-form/block.ts'

/** The blocks of this feature. Their schemas are in `cms.ts`. */
export const newsletterBlocks = {
  newsletterForm,
} satisfies BlockDefinitions
