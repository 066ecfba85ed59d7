import type { Metadata } from 'next'
import { ConfirmPage } from '#features/people/newsletter/link.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Newsletter',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The target of the link in a newsletter confirmation mail. */
export default async function NewsletterConfirmation({ params }: { params: Promise<{ token: string }> }) {
  return <ConfirmPage token={(await params).token} />
}
