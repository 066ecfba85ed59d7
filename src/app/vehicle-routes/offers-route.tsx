import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { loadEnquiryTargets } from '#features/site/navigation/server.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import { OffersPage, offersMetadata } from '#features/vehicles/vehicle-offers/offers.page.tsx'
import { findOffers } from '#features/vehicles/vehicle-offers/server.ts'
import { vehicleOfferTexts } from '#features/vehicles/vehicle-offers/texts.ts'
import { offersPath } from '#features/vehicles/vehicles/index.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { pageRoute } from '../page-route.tsx'
import type { RangeParams, RouteVariant } from './route-variant.ts'

const dealersPath = '/dealers'

/** A dealer whose region hides offers has no such page. While the dealer cannot be read, its region is unknown. */
const mayHaveOffers = (dealer: DealerContext | null) =>
  dealer === null || dealer.name === null || dealer.shows.offersItem

/** Finds the further pages; a dealer's page does not lead to other dealers. */
async function findPaths(dealer: DealerContext | null) {
  const [{ quote }, site] = await Promise.all([loadEnquiryTargets(dealer), loadSiteMap([dealersPath])])
  return {
    quote: quote?.address ?? null,
    dealers: dealer === null && site.has(dealersPath) ? dealersPath : null,
  }
}

/** Creates the route of the offers on a range. English only. Source: requirements V-165 and D-073; decision F-12. */
export const offersRoute = ({ findDealer, Header }: RouteVariant) =>
  pageRoute({
    async find({ range, dealer: dealerSlug }: RangeParams) {
      const path = offersPath(range, dealerSlug)
      const dealer = await findDealer(dealerSlug)
      if (dealer === undefined || !mayHaveOffers(dealer)) return { path, found: null }
      const view = await findOffers(range, siteClock().today(), dealer?.shows)
      return { path, found: view && { dealer, view } }
    },
    metadata: ({ dealer, view }) => offersMetadata(view, dealer),
    render: async ({ dealer, view }, path) => (
      <>
        <Header
          range={view.range}
          dealer={dealer}
          language="en"
          page={{ title: vehicleOfferTexts('en').offers.breadcrumb, path }}
        />
        <OffersPage view={view} dealer={dealer} paths={await findPaths(dealer)} />
      </>
    ),
  })
