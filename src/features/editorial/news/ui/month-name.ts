import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'

/** Returns the name of a month: `November 2026` for `2026-11`. */
export const monthName = (month: string): string => formatDay(`${month}-01` as CalendarDay).replace(/^1 /, '')
