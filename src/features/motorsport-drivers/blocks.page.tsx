import type { BlockDefinitions } from '#features/blocks/index.ts'
import { grDrivers } from './blocks/gr-drivers/block.ts'

/** The blocks this feature offers. Their schemas are listed in `cms.ts`. */
export const driverBlocks = { grDrivers } satisfies BlockDefinitions
