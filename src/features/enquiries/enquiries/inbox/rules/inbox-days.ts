import type { CalendarDay } from '#platform/time/clock.ts'
import { type EnquiryKind, enquiryKinds } from '../../forms/definitions.ts'

/** Number of enquiries by kind on one day. */
export type DayCounts = { readonly day: CalendarDay; readonly counts: Readonly<Record<EnquiryKind, number>> }

const none = Object.fromEntries(enquiryKinds.map((kind) => [kind, 0])) as DayCounts['counts']

/** Subtracts days from a calendar day. */
export function dayBefore(day: CalendarDay, days: number): CalendarDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment.toISOString().slice(0, 10) as CalendarDay
}

/** Counts enquiries for each of the last days up to today, oldest first, including days without any. */
export function countByDay(
  rows: readonly { readonly day: string; readonly kind: EnquiryKind; readonly count: number }[],
  today: CalendarDay,
  days: number,
): DayCounts[] {
  return Array.from({ length: days }, (_, index) => {
    const day = dayBefore(today, days - 1 - index)
    const counts = rows.filter((each) => each.day === day).map(({ kind, count }) => [kind, count])
    return { day, counts: { ...none, ...Object.fromEntries(counts) } }
  })
}
