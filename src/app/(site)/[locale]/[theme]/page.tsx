import type { Metadata } from 'next'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import { findPage } from '#features/site/pages/server.ts'
import { RangeLineUp } from '#features/vehicles/line-up/line-up.page.tsx'
import { LastConfiguration } from '#features/vehicles/range-page/recent.page.tsx'
import { listRanges } from '#features/vehicles/vehicles/server.ts'
import { config } from '#platform/process/config.ts'
import { brand } from '#platform/site/brand.ts'
import { StructuredData } from '#ui/structured-data.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export async function generateMetadata(): Promise<Metadata> {
  const page = await findPage('/', 'en')
  return page ? pageMetadata(page) : { alternates: { canonical: '/' } }
}

/** The CMS page at `/`, or the line-up while there is none. */
export default async function HomePage() {
  const page = await findPage('/', 'en')
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'AutomotiveBusiness',
          name: brand.siteName,
          url: config().siteUrl,
        }}
      />
      {page ? <CmsPage page={page} language="en" /> : <LineUpAlone />}
      <LastConfiguration language="en" />
    </>
  )
}

async function LineUpAlone() {
  return (
    <div className="frame py-section">
      <h1 className="mb-12 text-h1">{brand.siteName}</h1>
      <RangeLineUp ranges={await listRanges()} headingLevel="h2" />
    </div>
  )
}
