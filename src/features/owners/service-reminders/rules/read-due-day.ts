import type { CalendarDay } from '#platform/time/clock.ts'
import { maxYears } from '../reminder.ts'

/** Returns a day of the calendar that is later than today and at most ten years away; null for any other text. */
export function readDueDay(text: string, today: CalendarDay): CalendarDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const moment = new Date(`${text}T00:00:00Z`)
  // Of an invalid day, or of 30 February, which Date reads as 2 March.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text) return null
  const last = `${Number(today.slice(0, 4)) + maxYears}${today.slice(4)}`
  return text > today && text <= last ? (text as CalendarDay) : null
}
