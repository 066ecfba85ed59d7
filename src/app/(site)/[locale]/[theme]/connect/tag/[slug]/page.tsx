import { listingRoute } from '../../../../../../article-routes/listing-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = listingRoute('tag')

export const generateMetadata = route.generateMetadata

export default route.Page
