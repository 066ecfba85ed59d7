import { comparisonRoute } from '../../../../../../../../vehicle-routes/comparison-route.tsx'
import { dealerSetting } from '../../../../../../../../vehicle-routes/dealer-setting.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = comparisonRoute(dealerSetting)

export const generateMetadata = route.generateMetadata

export default route.Page
