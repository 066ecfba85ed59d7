import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { dayOf } from '#features/dealers/dealer-content/jobs.ts'
import type { BlockOf } from '#features/site/blocks/index.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { Days } from './event.ts'
import { type CalendarEntry, entryOfCard, entryOfDays } from './rules/calendar-entry.ts'
import { homeZone } from './zones.ts'

/** A card of an event, as an editor writes it on a page. */
export type StoredCard = NonNullable<BlockOf<'eventCards'>['cards']>[number]

type PlainText = Parameters<typeof convertLexicalToPlaintext>[0]['data']

/** Returns the days of a card; null for one without dates of its own. */
export function daysOfCard({ startsOn, endsOn }: StoredCard): Days | null {
  const first = dayOf(startsOn)
  return first === null ? null : { startsOn: first, endsOn: dayOf(endsOn) ?? first }
}

/** Returns the last day on which a card is shown in Next Event mode; null when it does not expire. */
export const expiryOfCard = ({ expiryDate }: StoredCard): CalendarDay | null => dayOf(expiryDate)

/**
 * Returns the calendar entry of a card: its own days, or from today when it has none.
 *
 * Source: requirements C-377 to C-380; decision C-6.
 */
export function entryOfStoredCard(card: StoredCard, today: CalendarDay): CalendarEntry {
  const { title, location, content } = card
  const description = content ? convertLexicalToPlaintext({ data: content as PlainText }).trim() : ''
  const days = daysOfCard(card)
  const entry = days
    ? entryOfDays({ title, description }, days)
    : entryOfCard({ title, description, expiresOn: expiryOfCard(card) }, today, homeZone)
  return { ...entry, location: location ?? '' }
}
