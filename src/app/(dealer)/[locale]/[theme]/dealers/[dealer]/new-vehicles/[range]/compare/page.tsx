import {
  type DealerComparisonAddress,
  DealerComparisonRoute,
  dealerComparisonMetadata,
} from './comparison-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = dealerComparisonMetadata

export default function Page(address: DealerComparisonAddress) {
  return <DealerComparisonRoute {...address} />
}
