import type { CalendarDay } from '#platform/time/clock.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a day as `30 Sep 2024`. */
export function formatDay(day: CalendarDay): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/**
 * Formats a period as `1 Jul to 30 Sep 2024`, with both years when they differ.
 *
 * Source: requirement C-176.
 */
export function formatPeriod({ start, end }: { start: CalendarDay; end: CalendarDay }): string {
  const [from, to] = [start, end].map((day) => {
    const [year = '', month = '', date = ''] = day.split('-')
    return { year, text: `${Number(date)} ${months[Number(month) - 1]}` }
  })
  const years = from?.year === to?.year ? '' : ` ${from?.year}`
  return `${from?.text}${years} to ${to?.text} ${to?.year}`
}
