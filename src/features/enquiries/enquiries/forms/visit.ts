import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatWeekday } from '#platform/time/format-day.ts'
import type { EnquiryDetails } from '../enquiry.ts'
import { readIsoDay } from './days.ts'
import { type EnquiryKind, visitFieldsOf } from './definitions.ts'

/** When a visitor asks to come to the dealer. */
export type RequestedVisit = {
  readonly day: CalendarDay
  /** Such as `07:30`; empty for any time. */
  readonly time: string
}

/** Returns when the visitor who sent a form asks to come; null where no day was chosen. */
export function requestedVisit(kind: EnquiryKind, details: EnquiryDetails = {}): RequestedVisit | null {
  const fields = visitFieldsOf(kind)
  const day = fields ? (details[fields.day] ?? '') : ''
  if (!fields || readIsoDay(day) === null) return null
  return { day: day as CalendarDay, time: (fields.time && details[fields.time]) || '' }
}

/** Says when a visit is: `Thursday, 3 December 2026, 10:00`. */
export const visitText = ({ day, time }: RequestedVisit, language: Language): string =>
  [formatWeekday(day, language), time].filter(Boolean).join(', ')

/** The path of the file with which a visitor adds a visit to a calendar. */
export const visitCalendarPath = (reference: string): string =>
  `/api/enquiries/${encodeURIComponent(reference)}/calendar.ics`
