import type { CalendarDay } from '#platform/time/clock.ts'
import type { Special } from '../special.ts'

type Days = Pick<Special, 'startsOn' | 'expiresOn'>

/** Returns whether the first day of a special has come. @param today in Johannesburg */
export const hasBegun = ({ startsOn }: Pick<Days, 'startsOn'>, today: CalendarDay): boolean =>
  startsOn === null || startsOn <= today

/**
 * Returns whether a special is shown on a day: from its first day to its last, both included; without a last day, for
 * ever.
 *
 * @param today in Johannesburg
 * Source: requirement D-191; decisions G-2 and C-14.
 */
export const isLive = (special: Days, today: CalendarDay): boolean =>
  hasBegun(special, today) && (special.expiresOn === null || special.expiresOn >= today)
