import type { Block } from 'payload'
import { pageBlocks } from '#features/pages/cms.ts'
import { vehicleBlocks } from '#features/vehicles/cms.ts'

/** Every section type of the CMS. Features own them; this list assembles them. */
export const blocks: Block[] = [...pageBlocks, ...vehicleBlocks]

export const blockSlugs: readonly string[] = blocks.map(({ slug }) => slug)
