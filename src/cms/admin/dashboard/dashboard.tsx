import type { ServerProps } from 'payload'
import { Suspense } from 'react'
import { roleOf } from '#features/people/accounts/cms.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { EnquiriesSection } from './enquiries-section.tsx'
import { johannesburgTime } from './johannesburg-time.ts'
import { Line } from './line.tsx'
import { LinksLoading, LinksSection } from './links-section.tsx'
import { missingDescriptions } from './missing-descriptions.ts'
import { OwnSiteSection } from './own-site-section.tsx'
import { ProblemsSection } from './problems-section.tsx'
import { ScheduledSection } from './scheduled-section.tsx'
import { Section } from './section.tsx'
import { waitingDrafts } from './waiting-drafts.ts'

/** Drafts that are not published yet. */
async function DraftsSection(context: DashboardContext) {
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

/** Pictures without alternative text. */
async function DescriptionsSection(context: DashboardContext) {
  const { items, total } = await missingDescriptions(context)
  return (
    <Section title="Pictures without a description" total={total} empty="Every picture is described.">
      {items.map((item) => (
        <Line key={item.href} {...item} />
      ))}
    </Section>
  )
}

const sectionProps = { className: 'site-dashboard', 'aria-label': 'What to look after' } as const

/** The dashboard of the admin, with the sections that a role may see. */
export function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null
  const role = roleOf(user)
  if (role === 'admin' || role === 'editor') {
    const context = { payload, user }
    return (
      <section {...sectionProps}>
        <EnquiriesSection {...context} />
        <ScheduledSection {...context} />
        <DraftsSection {...context} />
        <ProblemsSection {...context} />
        <Suspense fallback={<LinksLoading />}>
          <LinksSection {...context} />
        </Suspense>
        <DescriptionsSection {...context} />
      </section>
    )
  }
  if (role === 'dealer') {
    const context = { payload, user }
    return (
      <section {...sectionProps}>
        <OwnSiteSection {...context} />
        <EnquiriesSection {...context} />
        <DraftsSection {...context} />
      </section>
    )
  }
  if (role === 'leads') {
    return (
      <section {...sectionProps}>
        <EnquiriesSection payload={payload} user={user} />
      </section>
    )
  }
  if (role === undefined) return null
  return <p className="site-dashboard__empty">There is nothing for you to do here.</p>
}
