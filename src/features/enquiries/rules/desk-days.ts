import type { CalendarDay } from '#platform/clock.ts'
import { type EnquiryKind, enquiryKinds } from '../forms/definitions.ts'

/** How many enquiries of each kind came on a day. */
export type DayCounts = { readonly day: CalendarDay; readonly counts: Readonly<Record<EnquiryKind, number>> }

const none = Object.fromEntries(enquiryKinds.map((kind) => [kind, 0])) as DayCounts['counts']

/** The day so many days before another; after it for a negative number. */
export function dayBefore(day: CalendarDay, days: number): CalendarDay {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment.toISOString().slice(0, 10) as CalendarDay
}

/** Every day of the last so many up to today, oldest first, also those on which nothing came. */
export function dayByDay(
  found: readonly { readonly day: string; readonly kind: EnquiryKind; readonly count: number }[],
  today: CalendarDay,
  days: number,
): DayCounts[] {
  return Array.from({ length: days }, (_, index) => {
    const day = dayBefore(today, days - 1 - index)
    const own = found.filter((each) => each.day === day).map(({ kind, count }) => [kind, count])
    return { day, counts: { ...none, ...Object.fromEntries(own) } }
  })
}
