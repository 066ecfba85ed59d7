import { ComparisonPage, comparisonMetadata } from '#features/vehicles/vehicle-comparison/compare.page.tsx'
import { compareInRange } from '#features/vehicles/vehicle-comparison/server.ts'
import { vehicleComparisonTexts } from '#features/vehicles/vehicle-comparison/texts.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import { parseComparedCodes } from '#features/vehicles/vehicles/rules.ts'
import { pageRoute } from '../page-route.tsx'
import type { RangeParams, RouteVariant } from './route-variant.ts'

/** Creates the route of the comparison of a range's models, with or without model codes in the path. English only. */
export const comparisonRoute = ({ findDealer, Header }: RouteVariant) =>
  pageRoute({
    async find({ range, codes, dealer: dealerSlug }: RangeParams & { codes?: string }) {
      const path = comparePath(range, [], dealerSlug)
      const dealer = await findDealer(dealerSlug)
      if (dealer === undefined) return { path, found: null }
      const view = await compareInRange(range, parseComparedCodes(codes), dealer?.shows)
      return { path, found: view && { dealer, view } }
    },
    metadata: ({ view }) => comparisonMetadata(view),
    render: ({ dealer, view }, path) => (
      <>
        <Header
          range={view.range}
          dealer={dealer}
          language="en"
          page={{ title: vehicleComparisonTexts('en').comparison.breadcrumb, path }}
        />
        <ComparisonPage view={view} dealer={dealer} />
      </>
    ),
  })
