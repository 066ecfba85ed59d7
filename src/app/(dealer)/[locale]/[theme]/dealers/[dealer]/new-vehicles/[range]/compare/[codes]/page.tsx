import { comparisonRoute } from '../../../../../../../../../vehicle-routes/comparison-route.tsx'
import { dealerSubpageVariant } from '../../../../../../../../../vehicle-routes/dealer-variant.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = comparisonRoute(dealerSubpageVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
