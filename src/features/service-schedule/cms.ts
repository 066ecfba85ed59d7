import type { Block } from 'payload'
import { serviceSchedule } from './blocks/service-schedule/schema.ts'

export { serviceSchedules } from './cms/service-schedules.ts'

/** The block schemas of this feature. */
export const serviceScheduleBlocks: readonly Block[] = [serviceSchedule]
