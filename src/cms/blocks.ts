import type { Block } from 'payload'
import { inAdminOrder } from '#features/site/blocks/cms.ts'
import { blockSchemas } from './blocks.generated.ts'

/** Every section type of the CMS, in the order in which the admin lists them. */
export const blocks: Block[] = inAdminOrder(blockSchemas)

export const blockSlugs: readonly string[] = blocks.map(({ slug }) => slug)
