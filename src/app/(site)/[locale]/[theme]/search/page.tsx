import type { Metadata } from 'next'
import { SearchPage } from '#features/search/page.tsx'

/** Next does not cache it, because search terms are arbitrary. The HTTP entry caches a few results for a short time. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Search',
  description: 'Vehicles, models and pages of this site, found by name, by code or in your own words.',
  alternates: { canonical: '/search' },
  robots: { index: false },
}

type Address = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Page({ searchParams }: Address) {
  const { q = '' } = await searchParams
  return <SearchPage typed={Array.isArray(q) ? q.join(' ') : q} />
}
