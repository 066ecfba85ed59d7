import { UsedComparisonPage, usedComparisonMetadata } from '#features/stock/stock-vehicle/compare.page.tsx'
import { findUsedComparison } from '#features/stock/stock-vehicle/server.ts'
import { pageRoute } from '../../../../../../page-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

type Params = { locale: string; ids?: string[] }

/** Used vehicles side by side. `/pre-owned/compare?ids=1,2` is rendered at `/pre-owned/compare/1,2`. */
const route = pageRoute({
  async find({ ids }: Params) {
    const comparison = await findUsedComparison(ids && decodeURIComponent(ids.join('/')))
    return { path: '/pre-owned/compare', found: comparison }
  },
  metadata: (comparison) => usedComparisonMetadata({ comparison, language: 'en' }),
  render: (comparison) => <UsedComparisonPage comparison={comparison} language="en" />,
})

export const generateMetadata = route.generateMetadata

export default route.Page
