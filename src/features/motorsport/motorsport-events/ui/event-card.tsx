import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { utcOffset } from '#platform/site/market.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { CalendarEvent } from '../event.ts'
import { entryOfEvent } from '../rules/calendar-entry.ts'
import { calendarFilePath } from '../rules/calendar-links.ts'
import { flagsOf } from '../rules/flags.ts'
import { motorsportEventTexts } from '../texts.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { EventPlace } from './event-place.tsx'
import { formatDays, formatTimes } from './format-event.ts'

type Props = {
  event: CalendarEvent
  language: Language
  headingLevel: 2 | 3 | 4
  /** `large` for one of two cards in a row. */
  size?: 'normal' | 'large'
}

const sizes = {
  normal: { heading: 'text-h4', picture: '(min-width: 60rem) 33vw, (min-width: 48rem) 50vw, 100vw' },
  large: { heading: 'text-h2', picture: '(min-width: 48rem) 50vw, 100vw' },
}

/** An event with its picture, days, place and calendar menu. Source: requirements C-082 to C-086, C-094 and C-095. */
export function EventCard({ event, language, headingLevel, size = 'normal' }: Props) {
  const Heading = `h${headingLevel}` as const
  const texts = motorsportEventTexts(language).motorsportEvents
  const { name, subtitle, location, description, picture, buttons } = event
  const times = formatTimes(event, utcOffset, texts)
  return (
    <article className="flex h-full min-w-0 flex-col">
      <div className="relative aspect-[3/2] overflow-hidden bg-raised">
        {picture ? <PictureView picture={picture} fill sizes={sizes[size].picture} /> : null}
      </div>
      <p className="mt-4 text-ink-2 text-small">
        {formatDays(event, language)}
        {times ? <span className="whitespace-nowrap"> · {times}</span> : null}
      </p>
      <Heading className={`mt-1 wrap-anywhere ${sizes[size].heading}`}>{name}</Heading>
      {subtitle ? <p className="mt-1 font-semibold">{subtitle}</p> : null}
      <EventPlace place={[event.track, location].filter(Boolean).join(', ')} flags={flagsOf(event)} />
      {description ? <p className="mt-2 max-w-[60ch] text-ink-2">{description}</p> : null}
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <AddToCalendar entry={entryOfEvent(event)} file={calendarFilePath(event.slug)} texts={texts} />
        {buttons.map(({ label, href }) => (
          <TextLink key={`${label} ${href}`} href={href}>
            {label}
          </TextLink>
        ))}
      </div>
    </article>
  )
}
