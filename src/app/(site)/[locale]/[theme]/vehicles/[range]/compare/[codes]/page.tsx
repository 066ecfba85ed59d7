import { comparisonRoute } from '../../../../../../../vehicle-routes/comparison-route.tsx'
import { siteSubpageSetting } from '../../../../../../../vehicle-routes/site-subpage-setting.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = comparisonRoute(siteSubpageSetting)

export const generateMetadata = route.generateMetadata

export default route.Page
