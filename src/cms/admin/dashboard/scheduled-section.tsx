import type { DashboardContext } from './dashboard-context.ts'
import { johannesburgTime } from './johannesburg-time.ts'
import { Line } from './line.tsx'
import { type ScheduledPublication, scheduledPublications } from './scheduled.ts'
import { Section } from './section.tsx'

function When({ action, at, failed, reason }: ScheduledPublication) {
  const verb = action === 'publish' ? 'published' : 'taken off the site'
  const time = <time dateTime={at.toISOString()}>{johannesburgTime(at)}</time>
  if (failed) {
    return (
      <strong className="site-dashboard__alarm">
        Should have been {verb} on {time}, but this failed. {reason ?? 'Open it and do it manually.'}
      </strong>
    )
  }
  return (
    <>
      {action === 'publish' ? 'Will be published' : 'Will be taken off the site'} on {time}
    </>
  )
}

/** Scheduled publications, with their times in Johannesburg. */
export async function ScheduledSection(context: DashboardContext) {
  const { items, total } = await scheduledPublications(context)
  return (
    <Section title="Scheduled" total={total} empty="Nothing is scheduled.">
      {items.map((item) => (
        <Line key={`${item.href} ${item.action} ${item.at.toISOString()}`} {...item}>
          <When {...item} />
        </Line>
      ))}
    </Section>
  )
}
