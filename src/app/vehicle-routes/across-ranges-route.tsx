import { AddToComparison } from '#features/vehicles/range-page/model-chooser.page.tsx'
import { AcrossRangesPage, acrossRangesMetadata } from '#features/vehicles/vehicle-comparison/across.page.tsx'
import { compareAcrossRanges } from '#features/vehicles/vehicle-comparison/server.ts'
import { vehicleComparisonTexts } from '#features/vehicles/vehicle-comparison/texts.ts'
import { comparePath } from '#features/vehicles/vehicles/index.ts'
import { parseComparedCodes } from '#features/vehicles/vehicles/rules.ts'
import { pageRoute } from '../page-route.tsx'
import type { AcrossRangesVariant } from './route-variant.ts'

type Params = { locale: string; dealer?: string; codes?: string }

/** Creates the route of the comparison of models of any range. English only. */
export const acrossRangesRoute = ({ findDealer, Header }: AcrossRangesVariant) =>
  pageRoute({
    async find({ codes, dealer: slug }: Params) {
      const dealer = await findDealer(slug)
      const path = comparePath(null, [], slug)
      if (dealer === undefined) return { path, found: null }
      const comparison = await compareAcrossRanges(parseComparedCodes(codes), dealer?.shows)
      return { path, found: { dealer, comparison } }
    },
    metadata: ({ comparison }) => acrossRangesMetadata(comparison),
    render: ({ dealer, comparison }, path) => {
      const { breadcrumb, browse } = vehicleComparisonTexts('en').acrossRanges
      return (
        <>
          <Header dealer={dealer} page={{ title: breadcrumb, path }} />
          <AcrossRangesPage
            comparison={comparison}
            dealer={dealer}
            browse={
              <AddToComparison
                label={comparison.models.length > 0 ? vehicleComparisonTexts('en').comparison.add : browse}
                codes={comparison.models.map(({ code }) => code)}
                dealerSlug={dealer?.slug ?? null}
                language="en"
              />
            }
          />
        </>
      )
    },
  })
