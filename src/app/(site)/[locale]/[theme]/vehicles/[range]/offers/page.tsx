import { loadSiteMap } from '#features/site-map/server.ts'
import { OffersPage } from '#features/vehicle-pages/offers.page.tsx'
import { findOffers } from '#features/vehicle-pages/server.ts'
import { vehiclePageTexts } from '#features/vehicle-pages/texts.ts'
import { offersPath } from '#features/vehicles/index.ts'
import { pageTitle } from '#platform/page-title.ts'
import { siteClock } from '#platform/site-clock.ts'
import { pageRoute } from '../../../../../../page-route.tsx'
import { RangeBreadcrumbs } from '../../../../../../vehicle-routes/site-subpage-variant.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const linkedPaths = { quote: '/enquiry/quote', dealers: '/dealers' } as const

async function existingPaths() {
  const site = await loadSiteMap(Object.values(linkedPaths))
  const pathOrNull = (path: string) => (site.has(path) ? path : null)
  return { quote: pathOrNull(linkedPaths.quote), dealers: pathOrNull(linkedPaths.dealers) }
}

const route = pageRoute({
  find: async ({ range }: { locale: string; range: string }) => ({
    path: offersPath(range),
    found: await findOffers(range, siteClock().today()),
  }),
  metadata({ range }, path) {
    const name = `${range.brand} ${range.name}`
    const title = `${name} offers`
    const description = `Special prices and monthly instalments on the ${name} in South Africa today.`
    return {
      title: { absolute: pageTitle(title) },
      description,
      alternates: { canonical: path },
      openGraph: { type: 'website', url: path, title, description },
    }
  },
  render: async (view, path) => (
    <>
      <RangeBreadcrumbs
        range={view.range}
        language="en"
        page={{ title: vehiclePageTexts('en').offers.breadcrumb, path }}
      />
      <OffersPage view={view} paths={await existingPaths()} />
    </>
  ),
})

export const generateMetadata = route.generateMetadata

export default route.Page
