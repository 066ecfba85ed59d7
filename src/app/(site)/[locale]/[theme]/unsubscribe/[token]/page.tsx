import type { Metadata } from 'next'
import { UnsubscribePage } from '#features/people/newsletter/link.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'No more marketing',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The target of the unsubscribe link in our mails. */
export default async function Unsubscribe({ params }: { params: Promise<{ token: string }> }) {
  return <UnsubscribePage token={(await params).token} />
}
