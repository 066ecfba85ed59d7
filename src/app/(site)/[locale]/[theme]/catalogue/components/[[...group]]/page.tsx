import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '#platform/config.ts'
import { ComponentsCatalogue } from '#ui/catalogue/components-catalogue.tsx'
import { pathOf, placeAt } from '#ui/catalogue/groups.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

type Props = { params: Promise<{ group?: string[] }> }

async function placeOf({ params }: Props) {
  const { group: [segment, ...more] = [] } = await params
  return more.length === 0 ? placeAt(segment) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await placeOf(props)
  return {
    title: place?.group?.title ?? 'Components',
    description: 'What pages are made of, in all its states and in both dresses.',
    alternates: { canonical: place ? pathOf(place.group, place.racing) : undefined },
    robots: { index: false, follow: false },
  }
}

/** For whoever works on the site: there only where the operator asks for it. */
export default async function ComponentsPage(props: Props) {
  const place = await placeOf(props)
  if (!config().catalogue || !place) notFound()
  return <ComponentsCatalogue {...place} />
}
