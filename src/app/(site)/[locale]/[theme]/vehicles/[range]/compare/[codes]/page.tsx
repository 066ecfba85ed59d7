import { comparisonRoute } from '../../../../../../../vehicle-routes/comparison-route.tsx'
import { siteSetting } from '../../../../../../../vehicle-routes/site-setting.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = comparisonRoute(siteSetting)

export const generateMetadata = route.generateMetadata

export default route.Page
