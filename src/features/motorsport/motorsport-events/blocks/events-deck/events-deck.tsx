import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import { carouselLabels } from '#features/site/blocks/parts.page.tsx'
import type { EventsData } from '../../event.ts'
import { EventsSection } from '../../ui/events-section.tsx'
import { EventsDeck } from '../../ui/events-sections.tsx'

/** Upcoming events in one row, which visitors turn. Source: requirement C-304. */
export const EventsDeckBlock: LiveBlockView<'eventsDeck', EventsData> = ({ context, live }) => (
  <EventsSection context={context} live={live}>
    {(events) => (
      <EventsDeck {...events} labels={carouselLabels(context.language)} headingLevel={titleLevel(context)} />
    )}
  </EventsSection>
)
