import type { Metadata } from 'next'
import {
  filterLineUp,
  LineUpPage,
  lineUpMetadata,
  parseLineUpFilters,
} from '#features/vehicles/line-up/line-up.page.tsx'
import { findLineUp } from '#features/vehicles/line-up/server.ts'

/** The internal path of a filtered line-up, to which the query of `/vehicles` is rewritten so that Next caches it. */
type Address = { params: Promise<{ chosen: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function find(params: Address['params']) {
  const filters = parseLineUpFilters((await params).chosen)
  return { ...(await findLineUp()), filters }
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { filters, ranges, models } = await find(params)
  return lineUpMetadata(filters, filterLineUp(ranges, models, filters).length)
}

export default async function FilteredVehiclesPage({ params }: Address) {
  return <LineUpPage {...(await find(params))} />
}
