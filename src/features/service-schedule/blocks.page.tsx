import type { BlockDefinitions } from '#features/blocks/index.ts'
import { serviceSchedule } from './blocks/service-schedule/block.ts'

/** The blocks of this feature. Their schemas are in `cms.ts`. */
export const serviceScheduleBlocks = { serviceSchedule } satisfies BlockDefinitions
