import { dealerSetting } from '../../../../../../../vehicle-routes/dealer-setting.tsx'
import { rangeRoute } from '../../../../../../../vehicle-routes/range-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = rangeRoute(dealerSetting)

export const generateMetadata = route.generateMetadata

export default route.Page
