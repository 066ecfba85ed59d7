import type { Metadata } from 'next'
import { NotFoundScreen } from '#ui/screens/not-found-screen.tsx'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** What stands in place of a page that does not exist. The HTTP entry asks for it at `/nothing-here`, and answers 404. */
export default function NotFoundPage() {
  return (
    <NotFoundScreen
      title="This road ends here."
      text="The page you asked for does not exist, or has moved. Every vehicle we sell is one step away."
      action={{ label: 'See all vehicles', href: '/vehicles' }}
    />
  )
}
