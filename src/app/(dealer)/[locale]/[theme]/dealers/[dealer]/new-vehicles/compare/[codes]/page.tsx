import { acrossRangesRoute } from '../../../../../../../../vehicle-routes/across-ranges-route.tsx'
import { dealerAcrossRangesVariant } from '../../../../../../../../vehicle-routes/dealer-variant.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = acrossRangesRoute(dealerAcrossRangesVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
