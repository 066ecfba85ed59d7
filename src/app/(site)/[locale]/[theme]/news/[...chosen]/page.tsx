import { newsListRoute } from '../../../../../news-routes/news-list-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = newsListRoute.generateMetadata

export default newsListRoute.Page
