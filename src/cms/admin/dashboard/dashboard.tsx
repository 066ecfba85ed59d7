import type { ServerProps } from 'payload'
import { Suspense } from 'react'
import { roleOf } from '#features/accounts/cms.ts'
import { DescriptionsSection } from './descriptions-section.tsx'
import { DraftsSection } from './drafts-section.tsx'
import { EnquiriesSection } from './enquiries-section.tsx'
import { LinksAwaited, LinksSection } from './links-section.tsx'
import { ProblemsSection } from './problems-section.tsx'
import { ScheduledSection } from './scheduled-section.tsx'

const desk = { className: 'desk', 'aria-label': 'What to look after' } as const

/** What an editor finds on arriving: what happens by itself, what waits, and what is wrong. */
export function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null
  const role = roleOf(user)
  if (role === 'admin' || role === 'editor') {
    const asker = { payload, user }
    return (
      <section {...desk}>
        <EnquiriesSection {...asker} />
        <ScheduledSection {...asker} />
        <DraftsSection {...asker} />
        <ProblemsSection {...asker} />
        <Suspense fallback={<LinksAwaited />}>
          <LinksSection {...asker} />
        </Suspense>
        <DescriptionsSection {...asker} />
      </section>
    )
  }
  if (role === 'leads' || role === 'dealer') {
    return (
      <section {...desk}>
        <EnquiriesSection payload={payload} user={user} />
      </section>
    )
  }
  if (role === undefined) return null
  return <p className="desk__empty">Nothing here waits for you.</p>
}
