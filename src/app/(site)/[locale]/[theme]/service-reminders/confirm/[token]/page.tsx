import type { Metadata } from 'next'
import { ConfirmReminderPage } from '#features/owners/service-reminders/reminders.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Service reminders',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The target of the link in the mail that confirms a service reminder. */
export default async function ServiceReminderConfirmation({
  params,
}: {
  params: Promise<{ token: string }>
}) {
  return <ConfirmReminderPage token={(await params).token} />
}
