import { groupStockRoute } from '../../../../../../../stock-routes/group-stock-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = groupStockRoute.generateMetadata

export default groupStockRoute.Page
