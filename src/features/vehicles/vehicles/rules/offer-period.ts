import type { CalendarDay } from '#platform/time/clock.ts'

/** The days on which an offer is advertised, both inclusive; null means unbounded. */
export type OfferPeriod = { readonly start: CalendarDay | null; readonly end: CalendarDay | null }

/** Returns whether an offer is advertised on a day. Source: decisions C-14 and C-17. */
export function isActiveOn({ start, end }: OfferPeriod, day: CalendarDay): boolean {
  return (start === null || start <= day) && (end === null || day <= end)
}

/** Returns why an offer cannot be published on a day, as a message for the editor; undefined when it can. */
export function periodError({ start, end }: OfferPeriod, day: CalendarDay): string | undefined {
  if (end === null) return 'Enter the last day of the offer.'
  if (start !== null && end < start) return 'The offer ends before it begins.'
  return end < day
    ? `The offer ended on ${end}. Choose a later last day, or clear the promotion type.`
    : undefined
}
