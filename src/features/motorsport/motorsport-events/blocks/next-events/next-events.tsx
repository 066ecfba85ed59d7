import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import type { EventsData } from '../../event.ts'
import { EventsSection } from '../../ui/events-section.tsx'
import { NextEvents } from '../../ui/events-sections.tsx'

/** The next two events above all that are to come. Source: requirements C-091 to C-093 and C-385. */
export const NextEventsBlock: LiveBlockView<'nextEvents', EventsData> = ({ context, live }) => (
  <EventsSection context={context} live={live}>
    {(events) => <NextEvents {...events} headingLevel={titleLevel(context)} />}
  </EventsSection>
)
