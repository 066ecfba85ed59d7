import { type DealerFormAddress, DealerFormRoute, dealerFormMetadata } from '../dealer-form-route.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const generateMetadata = (address: DealerFormAddress) => dealerFormMetadata('kinto-offers', address)

export default function Page(address: DealerFormAddress) {
  return <DealerFormRoute form="kinto-offers" {...address} />
}
