import { calendarDayOf } from '#platform/clock.ts'
import type { OfferPeriod } from '../rules/offer-period.ts'

/** The period of an offer as the CMS stores it: moments of which the day in Johannesburg counts. */
export type OfferDays = {
  readonly startsOn?: string | Date | null
  readonly endsOn?: string | Date | null
}

const dayOf = (moment: string | Date | null | undefined) => (moment ? calendarDayOf(new Date(moment)) : null)

/** The days of an offer in Johannesburg. */
export function periodOf({ startsOn, endsOn }: OfferDays): OfferPeriod {
  return { start: dayOf(startsOn), end: dayOf(endsOn) }
}
