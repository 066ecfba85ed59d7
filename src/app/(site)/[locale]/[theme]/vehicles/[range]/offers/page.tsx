import { offersRoute } from '../../../../../../vehicle-routes/offers-route.tsx'
import { siteSubpageVariant } from '../../../../../../vehicle-routes/site-subpage-variant.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = offersRoute(siteSubpageVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
