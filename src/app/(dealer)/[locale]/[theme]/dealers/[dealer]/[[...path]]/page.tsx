import type { Metadata } from 'next'
import { CmsRoute, cmsMetadata } from '../../../../../../cms-route.tsx'
import { findRegionRoute } from '../region-route.tsx'

type Address = { params: Promise<{ locale: string; dealer: string; path?: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function readAddress({ params }: Address) {
  const { locale, dealer, path = [] } = await params
  return { locale, path: `/${['dealers', dealer, ...path].map(decodeURIComponent).join('/')}` }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { path, locale } = await readAddress(address)
  return (await findRegion(address))?.metadata ?? cmsMetadata(path, locale)
}

async function findRegion({ params }: Address) {
  const { dealer, path } = await params
  return findRegionRoute(dealer, path)
}

/** A CMS page of a dealer. It uses the dealer's layout, because the dealer's menu hides what its region hides. */
export default async function Page(address: Address) {
  const region = await findRegion(address)
  if (region) return region.render()
  return <CmsRoute {...(await readAddress(address))} />
}
