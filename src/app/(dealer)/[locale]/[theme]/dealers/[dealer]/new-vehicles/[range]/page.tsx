import { dealerVariant } from '../../../../../../../vehicle-routes/dealer-variant.tsx'
import { rangeRoute } from '../../../../../../../vehicle-routes/range-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = rangeRoute(dealerVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
