import type { Metadata } from 'next'
import { PrivacyRequestPage } from '#features/people/privacy/request.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your privacy request',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The status of a privacy request, for the person who made it. */
export default async function PrivacyRequest({ params }: { params: Promise<{ token: string }> }) {
  return <PrivacyRequestPage token={(await params).token} />
}
