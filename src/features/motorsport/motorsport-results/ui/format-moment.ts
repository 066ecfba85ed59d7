import { timeZone } from '#platform/site/market.ts'
import { calendarDayOf } from '#platform/time/clock.ts'

const time = new Intl.DateTimeFormat('en-ZA', {
  ...{ timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
})

/**
 * Formats a moment in Johannesburg, in milliseconds: `14:32:10`, or `2026-10-24 14:32:10` when it is not on the day of
 * `now`.
 */
export function formatMoment(moment: number, now: number): string {
  const day = calendarDayOf(new Date(moment))
  const clock = time.format(moment)
  return day === calendarDayOf(new Date(now)) ? clock : `${day} ${clock}`
}
