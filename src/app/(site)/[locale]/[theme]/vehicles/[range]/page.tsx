import { rangeRoute } from '../../../../../vehicle-routes/range-route.tsx'
import { siteSetting } from '../../../../../vehicle-routes/site-setting.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = rangeRoute(siteSetting)

export const generateMetadata = route.generateMetadata

export default route.Page
