import type { Block } from 'payload'
import { newsletterForm } from './blocks/newsletter-form/schema.ts'

export { subscribers } from './cms/subscribers.ts'

/** The block schemas of this feature. */
export const newsletterBlocks: readonly Block[] = [newsletterForm]
