import type { BlockDefinitions } from '#features/blocks/index.ts'
import { newsletterForm } from './blocks/newsletter-form/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const newsletterBlocks = {
  newsletterForm,
} satisfies BlockDefinitions
