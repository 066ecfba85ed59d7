import type { Metadata } from 'next'
import { siteMap } from '#features/site-map/server.ts'
import { offersPath } from '#features/vehicles/index.ts'
import { OffersPage } from '#features/vehicles/offers.page.tsx'
import { findOffers } from '#features/vehicles/server.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { siteClock } from '#platform/site-clock.ts'
import { RangeBreadcrumbs } from '../range-breadcrumbs.tsx'

type Address = { params: Promise<{ locale: string; range: string }> }

export const revalidate = 604800

export const generateStaticParams = () => []

/** Loaded only where editors made the page, or moved it: the islands of all their sections would weigh on this one. */
const cmsRoute = () => import('../../../cms-route.tsx')

const onward = { quote: '/enquiry/quote', dealers: '/dealers' } as const

async function onwardPaths() {
  const site = await siteMap(Object.values(onward))
  const ifThere = (path: string) => (site.has(path) ? path : null)
  return { quote: ifThere(onward.quote), dealers: ifThere(onward.dealers) }
}

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { locale, range } = await params
  const path = offersPath(range)
  const view = await findOffers(range, siteClock().today())
  if (!view) return (await cmsRoute()).cmsMetadata(path, locale)
  const name = `${view.range.brand} ${view.range.name}`
  const title = `${name} offers`
  const description = `Special prices and monthly instalments on the ${name} in South Africa today.`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description },
  }
}

export default async function Page({ params }: Address) {
  const { locale, range } = await params
  const path = offersPath(range)
  const view = await findOffers(range, siteClock().today())
  if (!view) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  return (
    <>
      <RangeBreadcrumbs range={view.range} page={{ title: textsIn('en').offers.crumb, path }} />
      <OffersPage view={view} paths={await onwardPaths()} />
    </>
  )
}
