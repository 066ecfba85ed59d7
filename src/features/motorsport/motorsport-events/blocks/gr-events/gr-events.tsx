import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import type { EventsData } from '../../event.ts'
import { EventsSection } from '../../ui/events-section.tsx'
import { EventsCalendar, EventsTeaser } from '../../ui/events-sections.tsx'

/** The whole calendar, or the next four events. Source: requirements C-070 to C-079, C-089, C-090, C-271 and C-272. */
export const GrEvents: LiveBlockView<'grEvents', EventsData> = ({ block, ...props }) => {
  const View = block.kind === 'latestEvents' ? EventsTeaser : EventsCalendar
  return (
    <EventsSection {...props}>
      {(events) => <View {...events} headingLevel={titleLevel(props.context)} />}
    </EventsSection>
  )
}
