import type { BlockDefinitions } from '#features/blocks/index.ts'
import { dakarPoll } from './blocks/dakar-poll/block.ts'

/** The blocks of this feature. Their schemas are in `cms.ts`. */
export const pollBlocks = { dakarPoll } satisfies BlockDefinitions
