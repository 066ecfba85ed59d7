import type { Metadata } from 'next'
import { cmsRoute } from '../cms-route.ts'

type Address = { params: Promise<{ locale: string; dealer: string; path?: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function placeOf({ params }: Address) {
  const { locale, dealer, path = [] } = await params
  return { locale, path: `/${['dealers', dealer, ...path].map(decodeURIComponent).join('/')}` }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { path, locale } = await placeOf(address)
  return (await cmsRoute()).cmsMetadata(path, locale)
}

/** What editors made for a dealer. It stands among the dealer's pages for its menu, which hides what the region hides. */
export default async function Page(address: Address) {
  const { CmsRoute } = await cmsRoute()
  return <CmsRoute {...(await placeOf(address))} />
}
