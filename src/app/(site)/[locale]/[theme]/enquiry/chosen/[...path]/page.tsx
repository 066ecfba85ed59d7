import type { Metadata } from 'next'
import { CmsRoute, cmsMetadata } from '../../../../../../cms-route.tsx'

/** Next does not cache it, because visitors can invent any number of queries. */
export const dynamic = 'force-dynamic'

type Address = {
  params: Promise<{ locale: string; path: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const pathIn = (path: readonly string[]) => `/${path.map(decodeURIComponent).join('/')}`

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { path, locale } = await params
  return cmsMetadata(pathIn(path), locale)
}

/** A form whose query chooses a vehicle, its colour, a dealer or a product. `queryRewrites` leads here. */
export default async function Page({ params, searchParams }: Address) {
  const { path, locale } = await params
  const query = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]] as const)
  return (
    <CmsRoute
      path={pathIn(path)}
      locale={locale}
      query={Object.fromEntries(query.filter((pair): pair is [string, string] => pair[1] !== undefined))}
    />
  )
}
