import type { Metadata } from 'next'
import { RecallResultPage } from '#features/owners/recalls/result.page.tsx'

/** The address contains the result of one visitor, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Recall check',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The result of a lookup, for a browser without JavaScript. */
export default async function RecallResult({ params }: { params: Promise<{ token: string }> }) {
  return <RecallResultPage token={(await params).token} />
}
