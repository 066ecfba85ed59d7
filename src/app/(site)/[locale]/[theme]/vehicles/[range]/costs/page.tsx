import { costsRoute } from '../../../../../../vehicle-routes/costs-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = costsRoute.generateMetadata

export default costsRoute.Page
