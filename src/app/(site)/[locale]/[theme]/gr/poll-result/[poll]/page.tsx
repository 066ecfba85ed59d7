import type { Metadata } from 'next'
import { PollResultPage } from '#features/motorsport/motorsport-poll/result.page.tsx'

/** Whoever has just voted expects to see that vote, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Result of the poll',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The votes of a poll, for a browser without JavaScript. */
export default async function PollResult({ params }: { params: Promise<{ poll: string }> }) {
  return <PollResultPage pollId={(await params).poll} />
}
