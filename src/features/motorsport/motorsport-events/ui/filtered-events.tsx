import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { CalendarEvent } from '../event.ts'
import { categoriesOf } from '../rules/categories.ts'
import { monthOf, monthsOf, type YearMonth } from '../rules/months.ts'
import { motorsportEventTexts } from '../texts.ts'
import { EventCard } from './event-card.tsx'
import { formatMonth, monthNamesIn } from './format-event.ts'
import { LazyEventFilter } from './lazy-event-filter.island.tsx'

type Props = {
  /** Those to list, in their order. */
  events: readonly CalendarEvent[]
  today: CalendarDay
  language: Language
  /** Whether visitors filter by month too. */
  byMonth: boolean
  /** Level of the headings below the section's own: of the months, or of the cards. */
  headingLevel: 2 | 3
}

/** Prepares cards and labels on the server, so that the island carries none of them. */
export function FilteredEvents({ events, today, language, byMonth, headingLevel }: Props) {
  const cardLevel = byMonth && headingLevel === 3 ? 4 : byMonth ? 3 : headingLevel
  const cards = events.map((event) => ({
    id: event.slug,
    category: event.category,
    months: monthsOf(event),
    card: <EventCard event={event} language={language} headingLevel={cardLevel} />,
  }))
  const months = new Set(cards.flatMap((card) => card.months))
  return (
    <LazyEventFilter
      events={cards}
      categories={categoriesOf(events)}
      thisMonth={monthOf(today)}
      monthTitles={
        Object.fromEntries([...months].map((month) => [month, formatMonth(month, language)])) as Record<
          YearMonth,
          string
        >
      }
      monthNames={monthNamesIn(language)}
      byMonth={byMonth}
      headingLevel={headingLevel}
      texts={motorsportEventTexts(language).motorsportEvents}
    />
  )
}
