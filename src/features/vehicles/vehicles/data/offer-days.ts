import { calendarDayOf } from '#platform/time/clock.ts'
import type { OfferPeriod } from '../rules/offer-period.ts'

/** The period of an offer as the CMS stores it: timestamps of which only the day in Johannesburg counts. */
export type OfferDays = {
  readonly startsOn?: string | Date | null
  readonly endsOn?: string | Date | null
}

const dayOf = (timestamp: string | Date | null | undefined) =>
  timestamp ? calendarDayOf(new Date(timestamp)) : null

/** The days of an offer in Johannesburg. */
export function periodOf({ startsOn, endsOn }: OfferDays): OfferPeriod {
  return { start: dayOf(startsOn), end: dayOf(endsOn) }
}
