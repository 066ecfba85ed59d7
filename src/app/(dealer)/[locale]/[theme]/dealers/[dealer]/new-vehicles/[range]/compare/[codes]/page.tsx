import { comparisonRoute } from '../../../../../../../../../vehicle-routes/comparison-route.tsx'
import { dealerSubpageSetting } from '../../../../../../../../../vehicle-routes/dealer-setting.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = comparisonRoute(dealerSubpageSetting)

export const generateMetadata = route.generateMetadata

export default route.Page
