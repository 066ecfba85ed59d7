import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { AllOffersPage, allOffersMetadata } from '#features/vehicles/vehicle-offers/offers.page.tsx'
import { listOffers } from '#features/vehicles/vehicle-offers/server.ts'
import { vehicleOfferTexts } from '#features/vehicles/vehicle-offers/texts.ts'
import { allOffersPath } from '#features/vehicles/vehicles/index.ts'
import { siteClock } from '#platform/time/site-clock.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata = allOffersMetadata()

const dealersPath = '/dealers'

export default async function Page() {
  const [view, site] = await Promise.all([listOffers(siteClock().today()), loadSiteMap([dealersPath])])
  return (
    <>
      <div className="frame pt-4 print:hidden">
        <PageBreadcrumbs
          language="en"
          ancestors={[]}
          page={{ title: vehicleOfferTexts('en').allOffers.breadcrumb, path: allOffersPath }}
        />
      </div>
      <AllOffersPage view={view} dealersPath={site.has(dealersPath) ? dealersPath : null} />
    </>
  )
}
