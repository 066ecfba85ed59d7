import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { serviceSchedule } from './texts/service-schedule.ts'

/** The texts of this feature, by group and language. */
export const serviceScheduleTexts = collectTexts({ serviceSchedule })

export type ServiceScheduleTexts = ReturnType<typeof serviceScheduleTexts>['serviceSchedule']
