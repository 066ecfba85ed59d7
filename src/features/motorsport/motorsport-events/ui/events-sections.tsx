import { carouselName } from '#features/site/blocks/parts.page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { CalendarEvent } from '../event.ts'
import { upcomingEvents, visibleCards } from '../rules/upcoming.ts'
import { motorsportEventTexts } from '../texts.ts'
import { EventCard } from './event-card.tsx'
import { EventGrid } from './event-grid.tsx'
import { FilteredEvents } from './filtered-events.tsx'

type Props = {
  /** Those of the content, in any order. */
  events: readonly CalendarEvent[]
  today: CalendarDay
  language: Language
  /** 1 for the first section of a page. */
  headingLevel?: 1 | 2
}

const calendarPath = '/gr/events-calendar'
const teaserCount = 4
const nextCount = 2
const deckCount = 12

const textsIn = (language: Language) => motorsportEventTexts(language).motorsportEvents
const innerLevel = (level: 1 | 2) => (level === 1 ? 2 : 3)

type CardsProps = Pick<Props, 'events' | 'language'> & { level: 2 | 3; columns: 2 | 4 }

function Cards({ events, language, level, columns }: CardsProps) {
  const size = columns === 2 ? 'large' : 'normal'
  return (
    <EventGrid
      columns={columns}
      cards={events.map((event) => ({
        id: event.slug,
        card: <EventCard event={event} language={language} headingLevel={level} size={size} />,
      }))}
    />
  )
}

const NoEvents = ({ language }: { language: Language }) => (
  <p className="text-lead">{textsIn(language).none}</p>
)

/** The calendar with its filters. Source: requirements C-070 to C-079 and C-271. */
export function EventsCalendar({ events, today, language, headingLevel = 2 }: Props) {
  return (
    <Section heading={textsIn(language).calendar} headingLevel={headingLevel} marked>
      <FilteredEvents
        events={upcomingEvents(events, today)}
        today={today}
        language={language}
        byMonth
        headingLevel={innerLevel(headingLevel)}
      />
    </Section>
  )
}

/** The next four events, and the way to all. Source: requirements C-089, C-090 and C-272. */
export function EventsTeaser({ events, today, language, headingLevel = 2 }: Props) {
  const next = upcomingEvents(events, today).slice(0, teaserCount)
  const texts = textsIn(language)
  return (
    <Section
      heading={texts.upcoming}
      headingLevel={headingLevel}
      action={
        <ButtonLink href={calendarPath} variant="secondary">
          {texts.viewAll}
        </ButtonLink>
      }
    >
      {next.length > 0 ? (
        <Cards events={next} language={language} level={innerLevel(headingLevel)} columns={4} />
      ) : (
        <NoEvents language={language} />
      )}
    </Section>
  )
}

/**
 * The next two events as large cards above all that are to come, which have tabs by category.
 *
 * Source: requirements C-091 to C-093 and C-385.
 */
export function NextEvents({ events, today, language, headingLevel = 2 }: Props) {
  const upcoming = upcomingEvents(events, today)
  const texts = textsIn(language)
  if (upcoming.length === 0) {
    return (
      <Section label={texts.events}>
        <NoEvents language={language} />
      </Section>
    )
  }
  return (
    <>
      <Section heading={texts.nextEvent} headingLevel={headingLevel}>
        <Cards
          events={upcoming.slice(0, nextCount)}
          language={language}
          level={innerLevel(headingLevel)}
          columns={2}
        />
      </Section>
      <Section heading={texts.calendar}>
        <FilteredEvents
          events={upcoming}
          today={today}
          language={language}
          byMonth={false}
          headingLevel={3}
        />
      </Section>
    </>
  )
}

/**
 * A list of events with tabs by category: all of them in the order of the content, or in Next Event mode those that have
 * not expired.
 *
 * Source: requirements C-209 to C-212.
 */
export function EventList({
  nextEventMode,
  title,
  ...props
}: Props & { nextEventMode: boolean; title: string }) {
  const { events, today, language, headingLevel = 2 } = props
  const texts = textsIn(language)
  const cards = visibleCards(events, { nextEventMode, today })
  return (
    <Section heading={nextEventMode ? texts.nextEvent : title} headingLevel={headingLevel}>
      {cards.length > 0 ? (
        <FilteredEvents
          events={nextEventMode ? upcomingEvents(cards, today) : cards}
          today={today}
          language={language}
          byMonth={false}
          headingLevel={innerLevel(headingLevel)}
        />
      ) : (
        <NoEvents language={language} />
      )}
    </Section>
  )
}

/** Upcoming events in one row, which visitors turn. Source: requirement C-304. */
export function EventsDeck({ labels, ...props }: Props & { labels: CarouselLabels }) {
  const { events, today, language, headingLevel = 2 } = props
  const upcoming = upcomingEvents(events, today).slice(0, deckCount)
  const title = textsIn(language).upcoming
  if (upcoming.length === 0) return null
  return (
    <Section heading={title} headingLevel={headingLevel}>
      <LazyCarousel
        label={carouselName(title, language)}
        labels={labels}
        slides={upcoming.map((event) => ({
          id: event.slug,
          label: event.name,
          content: <EventCard event={event} language={language} headingLevel={innerLevel(headingLevel)} />,
        }))}
      />
    </Section>
  )
}
