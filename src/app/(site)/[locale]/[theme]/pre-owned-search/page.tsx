import type { Metadata } from 'next'
import { SaveSearch, SinceLastVisit } from '#features/stock/stock-alerts/page.tsx'
import {
  type PageQuery,
  readPageQuery,
  renderUsedVehicles,
  usedVehiclesMetadata,
} from '#features/stock/stock-search/page.tsx'
import { writeSearch } from '#features/stock/stock-search/rules.ts'

/** The internal path of `/pre-owned` with a query. Next does not cache it, because searches are arbitrary. */
export const dynamic = 'force-dynamic'

type Address = { searchParams: Promise<PageQuery> }

export async function generateMetadata({ searchParams }: Address): Promise<Metadata> {
  return usedVehiclesMetadata(readPageQuery(await searchParams).search)
}

export default async function UsedVehicleSearchPage({ searchParams }: Address) {
  const { search, view } = readPageQuery(await searchParams)
  return (
    <>
      {await renderUsedVehicles(search, view)}
      <div className="frame py-section empty:hidden">
        <SaveSearch query={String(writeSearch(search))} language="en" />
      </div>
      <SinceLastVisit language="en" />
    </>
  )
}
