import { acrossRangesRoute } from '../../../../vehicle-routes/across-ranges-route.tsx'
import { siteAcrossRangesVariant } from '../../../../vehicle-routes/site-subpage-variant.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = acrossRangesRoute(siteAcrossRangesVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
