import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { findDealerByNameAddress } from '#features/dealers/dealer-sites/server.ts'
import { DealerSiteRoute, dealerSiteMetadata } from '../../../../../dealer-site-route.tsx'

type Address = { params: Promise<{ locale: string; dealer: string }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function readAddress({ params }: Address) {
  const { locale, dealer } = await params
  const segment = decodeURIComponent(dealer)
  return { locale, segment, path: `/dealership/${segment}` }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  return dealerSiteMetadata(await readAddress(address))
}

/**
 * The contact page of a dealer, the target of Contact Dealer. An address with the dealer's name redirects to that with its
 * slug.
 *
 * Source: requirements D-079 and V-283; decision V-10.
 */
export default async function Page(address: Address) {
  const { segment, ...route } = await readAddress(address)
  const named = await findDealerByNameAddress(segment)
  if (named) permanentRedirect(`/dealership/${named.slug}`)
  return <DealerSiteRoute {...route} />
}
