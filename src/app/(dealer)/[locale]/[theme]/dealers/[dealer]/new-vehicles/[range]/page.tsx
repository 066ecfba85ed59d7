import { dealerVariant } from '../../../../../../../vehicle-routes/dealer-variant.tsx'
import { rangeRoute } from '../../../../../../../vehicle-routes/range-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

/** An editor's page about vehicles, imported only when the path is not that of a range. */
const editorsPage = async () =>
  (await import('../../../../../../../vehicle-routes/dealer-page-route.tsx')).dealerPageRoute

const route = rangeRoute(dealerVariant, editorsPage)

export const generateMetadata = route.generateMetadata

export default route.Page
