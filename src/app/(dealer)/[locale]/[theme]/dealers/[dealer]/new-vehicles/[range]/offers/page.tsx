import { dealerSubpageVariant } from '../../../../../../../../vehicle-routes/dealer-variant.tsx'
import { offersRoute } from '../../../../../../../../vehicle-routes/offers-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = offersRoute(dealerSubpageVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
