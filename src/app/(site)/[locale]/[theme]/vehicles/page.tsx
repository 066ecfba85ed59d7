import type { Metadata } from 'next'
import { RangeLineUp } from '#features/vehicle-pages/line-up.page.tsx'
import { listRanges } from '#features/vehicles/server.ts'

const title = 'All vehicles'
const description =
  'Every new bakkie, SUV, car and minibus on sale in South Africa, with prices, colours and monthly instalments.'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/vehicles' },
  openGraph: { type: 'website', url: '/vehicles', title, description },
}

export default async function VehiclesPage() {
  const ranges = await listRanges()
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="max-w-[14ch] text-h1">All vehicles</h1>
      <p className="mt-6 mb-14 max-w-[44ch] text-ink-2 text-lead">
        {ranges.length} ranges, drawn to one scale, so that you see how big each of them really is.
      </p>
      <RangeLineUp ranges={ranges} headingLevel="h2" first />
    </div>
  )
}
