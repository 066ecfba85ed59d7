import type { Metadata } from 'next'
import { RemindersPage } from '#features/owners/service-reminders/reminders.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Service reminders',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The service reminders of a person, or the result of a link. */
export default async function ServiceReminders({ params }: { params: Promise<{ token: string }> }) {
  return <RemindersPage token={(await params).token} />
}
