import type { Asker } from './asker.ts'
import { johannesburgTime } from './johannesburg-time.ts'
import { Line } from './line.tsx'
import { type Scheduled, scheduledPublications } from './scheduled.ts'
import { Section } from './section.tsx'

function When({ does, at, failed, reason }: Scheduled) {
  const verb = does === 'publish' ? 'published' : 'taken off the site'
  const time = <time dateTime={at.toISOString()}>{johannesburgTime(at)}</time>
  if (failed) {
    return (
      <strong className="desk__alarm">
        Was to be {verb} on {time}, and could not. {reason ?? 'Open it and do so by hand.'}
      </strong>
    )
  }
  return (
    <>
      {does === 'publish' ? 'Will be published' : 'Will be taken off the site'} on {time}
    </>
  )
}

/** What happens by itself, and when, in Johannesburg. */
export async function ScheduledSection(asker: Asker) {
  const { items, total } = await scheduledPublications(asker)
  return (
    <Section title="Scheduled" total={total} empty="Nothing is scheduled.">
      {items.map((item) => (
        <Line key={`${item.href} ${item.does} ${item.at.toISOString()}`} {...item}>
          <When {...item} />
        </Line>
      ))}
    </Section>
  )
}
