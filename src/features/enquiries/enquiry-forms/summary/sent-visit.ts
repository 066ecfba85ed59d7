import type { RequestedVisit } from '#features/enquiries/enquiries/index.ts'
import { visitCalendarPath, visitText } from '#features/enquiries/enquiries/rules.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SentVisit } from './summary.ts'

/** Returns when a visitor asked to come, for the page of the sent enquiry. */
export const sentVisit = (visit: RequestedVisit, reference: string, language: Language): SentVisit => ({
  when: visitText(visit, language),
  calendar: visitCalendarPath(reference),
})
