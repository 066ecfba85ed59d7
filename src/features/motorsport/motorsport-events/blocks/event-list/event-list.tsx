import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { CalendarEvent, EventsData } from '../../event.ts'
import { upcomingEvents } from '../../rules/upcoming.ts'
import { motorsportEventTexts } from '../../texts.ts'
import { EventsSection } from '../../ui/events-section.tsx'
import { EventList } from '../../ui/events-sections.tsx'

/** Those to come before those that are over, the latest of which come first. */
function arranged(events: readonly CalendarEvent[], today: CalendarDay): readonly CalendarEvent[] {
  const past = events.filter(({ endsOn }) => endsOn < today)
  return [...upcomingEvents(events, today), ...past.reverse()]
}

/** Events in tabs by category. Source: requirements C-209 to C-212. */
export const EventListBlock: LiveBlockView<'eventList', EventsData> = ({ block, context, live }) => (
  <EventsSection context={context} live={live}>
    {({ events, ...day }) => (
      <EventList
        {...day}
        events={arranged(events, day.today)}
        title={block.title || motorsportEventTexts(context.language).motorsportEvents.events}
        nextEventMode={block.nextEventMode ?? false}
        headingLevel={titleLevel(context)}
      />
    )}
  </EventsSection>
)
