import { dealerFormRoute } from '../dealer-form-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

const route = dealerFormRoute('kinto-offers')

export const generateMetadata = route.generateMetadata

export default route.Page
