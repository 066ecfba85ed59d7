import type { Metadata } from 'next'
import { CmsRoute, cmsMetadata } from '../../../../../../cms-route.tsx'

type Address = { params: Promise<{ locale: string; dealer: string; path?: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function placeOf({ params }: Address) {
  const { locale, dealer, path = [] } = await params
  return { locale, path: `/${['dealers', dealer, ...path].map(decodeURIComponent).join('/')}` }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { path, locale } = await placeOf(address)
  return cmsMetadata(path, locale)
}

/** What editors made for a dealer. It stands among the dealer's pages for its menu, which hides what the region hides. */
export default async function Page(address: Address) {
  return <CmsRoute {...(await placeOf(address))} />
}
