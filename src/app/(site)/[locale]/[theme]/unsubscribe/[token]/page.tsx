import type { Metadata } from 'next'
import { UnsubscribePage } from '#features/newsletter/link.page.tsx'

/** The address belongs to one person: nothing of it is kept. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'No more marketing',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Where the link in our messages leads that ends marketing. */
export default async function Unsubscribe({ params }: { params: Promise<{ token: string }> }) {
  return <UnsubscribePage token={(await params).token} />
}
