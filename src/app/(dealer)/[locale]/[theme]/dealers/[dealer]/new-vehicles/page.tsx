import type { Metadata } from 'next'
import { dealerOfPage, NewVehiclesPage } from '#features/dealer-sites/new-vehicles.page.tsx'
import { lineUpPath } from '#features/vehicles/index.ts'
import { listRangesFor } from '#features/vehicles/server.ts'
import { cmsRoute } from '../cms-route.ts'

type Address = { params: Promise<{ locale: string; dealer: string }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function pageAt({ params }: Address) {
  const { locale, dealer: slug } = await params
  return { path: lineUpPath(slug), locale, dealer: await dealerOfPage(slug) }
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const { path, locale, dealer } = await pageAt(address)
  if (!dealer) return (await cmsRoute()).cmsMetadata(path, locale)
  const title = `New vehicles at ${dealer.name}`
  const description = `Every new bakkie, SUV, car and minibus you can buy at ${[dealer.name, dealer.town].filter(Boolean).join(', ')}.`
  return {
    title,
    description,
    alternates: { canonical: lineUpPath() },
    openGraph: { type: 'website', url: lineUpPath(), title, description },
  }
}

export default async function Page(address: Address) {
  const { path, locale, dealer } = await pageAt(address)
  if (!dealer) {
    const { CmsRoute } = await cmsRoute()
    return <CmsRoute path={path} locale={locale} />
  }
  return <NewVehiclesPage dealer={dealer} ranges={await listRangesFor(dealer.shows)} />
}
