import { rangeRoute } from '../../../../../vehicle-routes/range-route.tsx'
import { siteVariant } from '../../../../../vehicle-routes/site-variant.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = rangeRoute(siteVariant)

export const generateMetadata = route.generateMetadata

export default route.Page
