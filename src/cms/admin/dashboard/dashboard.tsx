import type { ServerProps } from 'payload'
import { Suspense } from 'react'
import { roleOf } from '#features/accounts/cms.ts'
import { DescriptionsSection } from './descriptions-section.tsx'
import { DraftsSection } from './drafts-section.tsx'
import { EnquiriesSection } from './enquiries-section.tsx'
import { LinksAwaited, LinksSection } from './links-section.tsx'
import { ScheduledSection } from './scheduled-section.tsx'

/** What an editor finds on arriving: what happens by itself, what waits, and what is wrong. */
export function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null
  const role = roleOf(user)
  if (role === 'admin' || role === 'editor') {
    const asker = { payload, user }
    return (
      <div className="desk">
        <EnquiriesSection {...asker} />
        <ScheduledSection {...asker} />
        <DraftsSection {...asker} />
        <Suspense fallback={<LinksAwaited />}>
          <LinksSection {...asker} />
        </Suspense>
        <DescriptionsSection {...asker} />
      </div>
    )
  }
  if (role === 'leads' || role === 'dealer') {
    return (
      <div className="desk">
        <EnquiriesSection payload={payload} user={user} />
      </div>
    )
  }
  if (role === undefined) return null
  return <p className="desk__empty">Nothing here waits for you.</p>
}
