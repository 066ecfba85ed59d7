import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { findSizePair } from '#features/vehicles/vehicle-comparison/server.ts'
import { SizePage, sizeMetadata } from '#features/vehicles/vehicle-comparison/size.page.tsx'
import { lineUpPath, sizePath } from '#features/vehicles/vehicles/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { pageRoute } from '../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

type Params = { locale: string; pair?: string[] }

/** An unknown range leads to the page without a choice. */
const route = pageRoute({
  async find({ pair: [a, b] = [] }: Params) {
    const chosen = a === undefined ? null : await findSizePair(a, b)
    const pair = chosen ?? (await findSizePair())
    return { path: sizePath(), found: pair && { pair, isChosen: chosen !== null } }
  },
  metadata: ({ pair, isChosen }) => sizeMetadata(pair, isChosen),
  render: ({ pair }) => (
    <>
      <div className="frame pt-4 print:hidden">
        <PageBreadcrumbs
          language="en"
          ancestors={[{ title: textsIn('en').layout.allVehicles, path: lineUpPath() }]}
          page={{ title: 'Two vehicles to scale', path: sizePath() }}
        />
      </div>
      <SizePage pair={pair} />
    </>
  ),
})

export const generateMetadata = route.generateMetadata

export default route.Page
