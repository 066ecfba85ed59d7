import type { CalendarDay } from '#platform/time/clock.ts'
import type { CalendarEvent, Days } from '../event.ts'

const byStart = (one: Days, other: Days): number =>
  one.startsOn < other.startsOn ? -1 : one.startsOn > other.startsOn ? 1 : 0

/**
 * Returns the events that have not ended, the earliest start first. An event that ends today is still listed.
 *
 * @param today in Johannesburg
 * Source: requirements C-077 to C-079; decision C-14.
 */
export function upcomingEvents<Event extends Days>(events: readonly Event[], today: CalendarDay): Event[] {
  return events.filter(({ endsOn }) => endsOn >= today).sort(byStart)
}

type Expiring = Pick<CalendarEvent, 'expiresOn'>

/**
 * Returns the cards of a list: all of them, or in Next Event mode those that have not expired. One that expires today,
 * or that never does, is shown.
 *
 * @param today in Johannesburg
 * Source: requirements C-210 to C-212; decision C-14.
 */
export function visibleCards<Card extends Expiring>(
  cards: readonly Card[],
  { nextEventMode, today }: { readonly nextEventMode: boolean; readonly today: CalendarDay },
): readonly Card[] {
  if (!nextEventMode) return cards
  return cards.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
}
