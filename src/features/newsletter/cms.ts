import type { Block } from 'payload'
import { newsletterForm } from './blocks/newsletter-form/schema.ts'

export { subscribers } from './cms/subscribers.ts'

/** The section types this feature offers. */
export const newsletterBlocks: readonly Block[] = [newsletterForm]
