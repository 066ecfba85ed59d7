import type { ReactNode } from 'react'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import { resolveLink } from '#features/site/links/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { Section } from '#ui/layout/section.tsx'
import type { CalendarEvent, EventsData, StoredEvent } from '../event.ts'
import { motorsportEventTexts } from '../texts.ts'

type Props = {
  context: PageContext
  live: Live<EventsData>
  children: (data: {
    readonly events: readonly CalendarEvent[]
    readonly today: CalendarDay
    readonly language: Language
  }) => ReactNode
}

/** The event with the buttons whose targets exist. */
function withButtons({ buttons, ...event }: StoredEvent, { site }: PageContext): CalendarEvent {
  const resolved = (buttons ?? []).flatMap(({ label, link }) => {
    const target = resolveLink(link, site)
    return target && label ? [{ label, href: target.href }] : []
  })
  return { ...event, buttons: resolved }
}

/** Renders a section of events. When they could not be read, it says so and offers a retry. Source: decision G-3. */
export function EventsSection({ context, live, children }: Props) {
  const { language, path } = context
  const texts = motorsportEventTexts(language).motorsportEvents
  if (live.state === 'failed') {
    return (
      <Section label={texts.events}>
        <p className="text-lead">{texts.failed}</p>
        <p className="mt-4">
          <a href={path} className="target underlined inline-flex min-h-12 items-center">
            {texts.retry}
          </a>
        </p>
      </Section>
    )
  }
  const { events, today } = live.state === 'ready' ? live.data : { events: [], today: null }
  if (today === null) {
    return (
      <Section label={texts.events}>
        <p className="text-lead">{texts.none}</p>
      </Section>
    )
  }
  return children({ events: events.map((event) => withButtons(event, context)), today, language })
}
