import type { Metadata } from 'next'
import { NotFoundScreen } from '#ui/screens/not-found-screen.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** The not-found page. The HTTP entry requests it at `/nothing-here` and responds with 404. */
export default function NotFoundPage() {
  return (
    <NotFoundScreen
      title="This road ends here."
      text="The page you asked for does not exist, or has moved. Every vehicle we sell is one step away."
      action={{ label: 'See all vehicles', href: '/vehicles' }}
    />
  )
}
