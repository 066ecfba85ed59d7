import type { DealerEvent } from '#features/dealers/dealer-content/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { innerHeadingLevel, type LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

const perView = { phone: 1, medium: 2, large: 3 } as const

/** `22 November 2026`, or from the first to the last day. */
function daysOf({ startsOn, endsOn }: DealerEvent, language: Language): string | null {
  if (startsOn === null) return null
  const first = formatDay(startsOn as CalendarDay, language)
  return endsOn === null || endsOn === startsOn
    ? first
    : `${first} – ${formatDay(endsOn as CalendarDay, language)}`
}

type CardProps = { event: DealerEvent; language: Language; headingLevel: 2 | 3 }

function EventCard({ event, language, headingLevel }: CardProps) {
  const Heading = `h${headingLevel}` as const
  const { name, description, picture } = event
  const days = daysOf(event, language)
  return (
    <article className="flex h-full flex-col">
      <div className="relative aspect-[3/2] overflow-hidden bg-raised">
        {picture ? <PictureView picture={picture} fill sizes="(min-width: 60rem) 33vw, 100vw" /> : null}
      </div>
      {days ? <p className="mt-4 text-ink-2 text-small">{days}</p> : null}
      <Heading className={`${days ? 'mt-1' : 'mt-4'} text-h3`}>{name}</Heading>
      {description ? <p className="mt-2 max-w-[44ch] text-ink-2">{description}</p> : null}
    </article>
  )
}

/** The events of a dealer as slides. Source: requirements D-046 and D-047; decision C-14. */
export const EventsSlider: LiveBlockView<'eventsSlider', readonly DealerEvent[]> = ({
  block,
  context,
  live,
}) => {
  const title = block.title || dealerSiteTexts(context.language).dealerSite.events
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live}>
      {(events) => (
        <LazyCarousel
          label={carouselName(title, context.language)}
          perView={perView}
          slides={events.map((event) => ({
            id: event.id,
            label: event.name,
            content: (
              <EventCard
                event={event}
                language={context.language}
                headingLevel={innerHeadingLevel(true, context)}
              />
            ),
          }))}
          labels={carouselLabels(context.language)}
        />
      )}
    </DealerSection>
  )
}
