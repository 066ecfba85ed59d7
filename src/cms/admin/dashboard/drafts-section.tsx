import type { DashboardContext } from './dashboard-context.ts'
import { johannesburgTime } from './johannesburg-time.ts'
import { Line } from './line.tsx'
import { Section } from './section.tsx'
import { waitingDrafts } from './waiting-drafts.ts'

/** Drafts that are not published yet. */
export async function DraftsSection(context: DashboardContext) {
  const { items, total } = await waitingDrafts(context)
  return (
    <Section title="Drafts waiting" total={total} empty="Everything that was written is published.">
      {items.map((item) => (
        <Line key={item.href} {...item}>
          {item.isPublic ? 'Newer than what visitors see' : 'Never published'}, changed{' '}
          <time dateTime={item.changedAt.toISOString()}>{johannesburgTime(item.changedAt)}</time>
        </Line>
      ))}
    </Section>
  )
}
