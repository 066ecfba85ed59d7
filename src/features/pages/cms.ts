import type { Block } from 'payload'
import { text } from './blocks/text/config.ts'

export { type BlockGroup, type BlockSchema, defineBlock } from './cms/block.ts'
export { pagesOf } from './cms/pages.ts'
export { redirects } from './cms/redirects.ts'
export { seo } from './cms/seo.ts'

/** The section types this feature offers; other features offer theirs. In the order editors choose from. */
export const pageBlocks: readonly Block[] = [text]
