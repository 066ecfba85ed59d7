import type { Metadata } from 'next'
import { CmsRoute, cmsMetadata } from '../../../../cms-route.tsx'

/** The internal path of the page with a query. Next does not cache it, because visitors can invent queries. */
export const dynamic = 'force-dynamic'

const path = '/owners/service-schedule'

type Address = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Pick<Address, 'params'>): Promise<Metadata> {
  return cmsMetadata(path, (await params).locale)
}

/** The service schedule whose query chooses a range, a model or a service. `queryRewrites` leads here. */
export default async function Page({ params, searchParams }: Address) {
  const query = Object.entries(await searchParams).map(([name, value]) => [name, [value].flat()[0]] as const)
  return (
    <CmsRoute
      path={path}
      locale={(await params).locale}
      query={Object.fromEntries(query.filter((pair): pair is [string, string] => pair[1] !== undefined))}
    />
  )
}
