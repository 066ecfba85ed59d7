import type { Metadata } from 'next'
import { DealerSiteRoute, dealerSiteMetadata } from '../../../../../../dealer-site-route.tsx'

type Address = { params: Promise<{ locale: string; dealer: string; path?: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function readAddress({ params }: Address) {
  const { locale, dealer, path = [] } = await params
  return { locale, path: `/${['dealers', dealer, ...path].map(decodeURIComponent).join('/')}` }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  return dealerSiteMetadata(await readAddress(address))
}

/** A page of a dealer's site. It uses the dealer's layout, because the dealer's menu hides what its region hides. */
export default async function Page(address: Address) {
  return <DealerSiteRoute {...(await readAddress(address))} />
}
