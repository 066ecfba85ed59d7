import { calendarFile, entryOfDays } from '#features/motorsport/motorsport-events/rules.ts'
import type { CalendarDay } from '#platform/time/clock.ts'

type ServiceEntry = {
  /** Of the car. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly on: CalendarDay
}

/**
 * Returns the calendar file of a service, without the VIN of the car. A later file for the same car replaces the entry.
 *
 * @param stampedAt ISO moment in UTC
 * @param host of the site
 */
export function serviceCalendar(
  { id, title, description, on }: ServiceEntry,
  stampedAt: string,
  host: string,
): string {
  const entry = entryOfDays({ title, description }, { startsOn: on, endsOn: on })
  return calendarFile([{ entry, uid: `service-${id}@${host}`, changedAt: stampedAt }], {
    productId: '-//Forecourt//My Garage//EN',
  })
}
