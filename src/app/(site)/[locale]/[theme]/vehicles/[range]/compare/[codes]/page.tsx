import { type ComparisonAddress, ComparisonRoute, comparisonRouteMetadata } from '../comparison-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = comparisonRouteMetadata

export default function Page(address: ComparisonAddress) {
  return <ComparisonRoute {...address} />
}
