import type { ServerProps } from 'payload'
import { Suspense } from 'react'
import { roleOf } from '#features/people/accounts/cms.ts'
import { DescriptionsSection } from './descriptions-section.tsx'
import { DraftsSection } from './drafts-section.tsx'
import { EnquiriesSection } from './enquiries-section.tsx'
import { LinksLoading, LinksSection } from './links-section.tsx'
import { OwnSiteSection } from './own-site-section.tsx'
import { ProblemsSection } from './problems-section.tsx'
import { ScheduledSection } from './scheduled-section.tsx'

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
