import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { Campaign } from '../campaign.ts'
import type { RecallTexts } from '../texts.ts'

type Props = {
  campaigns: readonly Campaign[]
  labels: RecallTexts
  language: Language
  headingLevel: 2 | 3
}

/** The campaigns that affect a vehicle. Source: requirement V-103. */
export function CampaignList({ campaigns, labels, language, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="grid gap-6">
      {campaigns.map(({ id, description, remedy, since }) => (
        <li key={id} className="grid gap-2 border-line border-t pt-4 wrap-anywhere">
          <Heading className="font-semibold text-body">{id}</Heading>
          {description ? <p>{description}</p> : null}
          {remedy ? <p>{fill(labels.remedy, { text: remedy })}</p> : null}
          {since ? (
            <p className="text-ink-2 text-small">
              {fill(labels.since, { day: formatDay(since as CalendarDay, language) })}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
