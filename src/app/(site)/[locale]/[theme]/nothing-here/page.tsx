import type { Metadata } from 'next'
import NotFound from '../not-found.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** What stands in place of a page that does not exist. The HTTP entry asks for it and answers 404 with it. */
export default function Page() {
  return <NotFound />
}
