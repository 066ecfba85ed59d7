import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { shareImage } from '#features/pictures/server.ts'
import { RangePage, vehicleJsonLd } from '#features/vehicles/range.page.tsx'
import { findRange } from '#features/vehicles/server.ts'
import { config } from '#platform/config.ts'
import { StructuredData } from '#ui/structured-data.tsx'

type Address = { params: Promise<{ range: string }> }

export const revalidate = 604800

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const slug = (await params).range
  const view = await findRange(slug)
  if (!view) return {}
  const { range } = view
  const path = `/vehicles/${slug}`
  return {
    title: { absolute: range.seoTitle },
    description: range.seoDescription,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      url: path,
      title: range.seoTitle,
      description: range.seoDescription,
      images: range.hero ? [shareImage(range.hero, `${range.brand} ${range.name}`)] : [],
    },
  }
}

export default async function Page({ params }: Address) {
  const slug = (await params).range
  const view = await findRange(slug)
  if (!view) notFound()
  return (
    <>
      <StructuredData data={vehicleJsonLd(view, `${config().siteUrl}/vehicles/${slug}`)} />
      <RangePage {...view} />
    </>
  )
}
