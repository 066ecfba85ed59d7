import type { Metadata } from 'next'
import { DealerSiteRoute, dealerSiteMetadata } from '../../../../../../dealer-site-route.tsx'
import { findRegionRoute } from '../region-route.tsx'

type Address = { params: Promise<{ locale: string; dealer: string; path?: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function readAddress({ params }: Address) {
  const { locale, dealer, path = [] } = await params
  return { locale, path: `/${['dealers', dealer, ...path].map(decodeURIComponent).join('/')}` }
}

async function findRegion({ params }: Address) {
  const { dealer, path } = await params
  return findRegionRoute(dealer, path)
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  return (await findRegion(address))?.metadata ?? dealerSiteMetadata(await readAddress(address))
}

/**
 * A page of a dealer's site, or of a region. It uses the dealer's layout, because the dealer's menu hides what its region
 * hides.
 */
export default async function Page(address: Address) {
  const region = await findRegion(address)
  if (region) return region.render()
  return <DealerSiteRoute {...(await readAddress(address))} />
}
