import type { Metadata } from 'next'
import {
  finderMetadata,
  parseFinderQuery,
  renderFinder,
} from '#features/dealers/dealer-finder/finder.page.tsx'

/** The internal path of `/dealers` with a query. Next does not cache it, because search terms are arbitrary. */
export const dynamic = 'force-dynamic'

type Address = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function readChoices(searchParams: Address['searchParams']) {
  const query = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]] as const)
  return parseFinderQuery(Object.fromEntries(query))
}

export async function generateMetadata({ searchParams }: Address): Promise<Metadata> {
  return finderMetadata(null, await readChoices(searchParams))
}

export default async function DealerSearchPage({ searchParams }: Address) {
  return renderFinder(null, await readChoices(searchParams))
}
