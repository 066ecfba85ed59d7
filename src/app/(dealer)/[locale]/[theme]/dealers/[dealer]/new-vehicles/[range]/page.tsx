import type { Metadata } from 'next'
import { DealerBar, dealerOfPage } from '#features/dealer-sites/new-vehicles.page.tsx'
import { LanguageSelector } from '#features/language/page.tsx'
import { loadEnquiryTargets } from '#features/navigation/server.ts'
import { siteMap } from '#features/site-map/server.ts'
import { lineUpPath, rangePath } from '#features/vehicles/index.ts'
import { RangePage, RangeSections, rangeMetadata, vehicleJsonLd } from '#features/vehicles/range.page.tsx'
import { findRange } from '#features/vehicles/server.ts'
import { config } from '#platform/config.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { fill, textsIn } from '#platform/i18n/texts.ts'
import { StructuredData } from '#ui/structured-data.tsx'
import { cmsRoute } from '../../cms-route.ts'

type Address = { params: Promise<{ locale: string; dealer: string; range: string }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function pageAt({ params }: Address) {
  const { locale, dealer: dealerSlug, range: slug } = await params
  const dealer = isLanguage(locale) ? await dealerOfPage(dealerSlug) : null
  const view = dealer && isLanguage(locale) ? await findRange(slug, locale, dealer.shows) : null
  return { path: rangePath(slug, dealerSlug), locale, found: dealer && view && { dealer, view } }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { path, locale, found } = await pageAt(address)
  if (!found) return (await cmsRoute()).cmsMetadata(path, locale)
  const { dealer, view } = found
  const { rangeAt } = textsIn(view.language).dealers
  const title = fill(rangeAt, { range: `${view.range.brand} ${view.range.name}`, dealer: dealer.name })
  return rangeMetadata(view, { path, title })
}

export default async function Page(address: Address) {
  const { path, locale, found } = await pageAt(address)
  if (!found) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  const { dealer, view } = found
  const { language, range } = view
  const lineUp = { title: textsIn(language).dealers.newVehicles, path: lineUpPath(dealer.slug) }
  return (
    <>
      <StructuredData data={vehicleJsonLd(view, config().siteUrl + addressIn(path, language))} />
      <DealerBar dealer={dealer} language={language} trail={[lineUp]} page={{ title: range.name, path }} />
      <LanguageSelector path={path} language={language} />
      <RangePage {...view} context={dealer} targets={await loadEnquiryTargets(dealer)} />
      <RangeSections {...view} context={dealer} findPages={siteMap} />
    </>
  )
}
