import type { Metadata } from 'next'
import { PrivacyRequestPage } from '#features/privacy/request.page.tsx'

/** The address belongs to one person: nothing of it is kept. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Your privacy request',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Where a privacy request stands, for whoever made it. */
export default async function PrivacyRequest({ params }: { params: Promise<{ token: string }> }) {
  return <PrivacyRequestPage token={(await params).token} />
}
