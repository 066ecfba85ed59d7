import type { Metadata } from 'next'
import { ConfirmPage } from '#features/newsletter/link.page.tsx'

/** The address belongs to one person: nothing of it is kept. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Newsletter',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Where the link of a newsletter's confirmation leads. */
export default async function NewsletterConfirmation({ params }: { params: Promise<{ token: string }> }) {
  return <ConfirmPage token={(await params).token} />
}
