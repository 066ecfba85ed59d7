import type { Metadata } from 'next'
import { LanguageSelector } from '#features/language/page.tsx'
import { loadEnquiryTargets } from '#features/navigation/server.ts'
import { siteMap } from '#features/site-map/server.ts'
import { RangePage, RangeSections, rangeMetadata, vehicleJsonLd } from '#features/vehicles/range.page.tsx'
import { findRange } from '#features/vehicles/server.ts'
import { config } from '#platform/config.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { StructuredData } from '#ui/structured-data.tsx'

type Address = { params: Promise<{ locale: string; range: string }> }

export const revalidate = 604800

export const generateStaticParams = () => []

/** Loaded only where editors made the page: the islands of all their sections would weigh on every vehicle's. */
const cmsRoute = () => import('../../cms-route.tsx')

async function pageAt({ params }: Address) {
  const { locale, range: slug } = await params
  const path = `/vehicles/${slug}`
  return { path, locale, view: isLanguage(locale) ? await findRange(slug, locale) : null }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { path, locale, view } = await pageAt(address)
  return view ? rangeMetadata(view) : (await cmsRoute()).cmsMetadata(path, locale)
}

export default async function Page(address: Address) {
  const { path, locale, view } = await pageAt(address)
  if (!view) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  const { language } = view
  return (
    <>
      <StructuredData data={vehicleJsonLd(view, config().siteUrl + addressIn(path, language))} />
      <LanguageSelector path={path} language={language} />
      <RangePage {...view} targets={await loadEnquiryTargets(null)} />
      <RangeSections {...view} findPages={siteMap} />
    </>
  )
}
