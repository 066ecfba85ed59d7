import { dealerStockRoute } from '../../../../../../stock-routes/dealer-stock-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = dealerStockRoute.generateMetadata

export default dealerStockRoute.Page
