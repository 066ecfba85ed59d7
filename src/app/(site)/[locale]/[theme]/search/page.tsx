import type { Metadata } from 'next'
import { SearchPage, searchTitle } from '#features/site/search/page.tsx'

/** Next does not cache it, because search terms are arbitrary. The HTTP entry caches a few results for a short time. */
export const dynamic = 'force-dynamic'

type Address = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function readTyped(searchParams: Address['searchParams']): Promise<string> {
  const { q = '' } = await searchParams
  return Array.isArray(q) ? q.join(' ') : q
}

export async function generateMetadata({ searchParams }: Address): Promise<Metadata> {
  return {
    title: searchTitle(await readTyped(searchParams)),
    description: 'Vehicles, models and pages of this site, found by name, by code or in your own words.',
    alternates: { canonical: '/search' },
    robots: { index: false },
  }
}

export default async function Page({ searchParams }: Address) {
  return <SearchPage typed={await readTyped(searchParams)} />
}
