import { articleRoute } from '../../../../../../article-routes/article-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = articleRoute.generateMetadata

export default articleRoute.Page
