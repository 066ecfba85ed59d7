import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BlocksCatalogue, catalogueAt, catalogueMetadata } from '#features/page-rendering/catalogue.page.tsx'
import { config } from '#platform/config.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

type Props = { params: Promise<{ list: string; kind?: string[] }> }

async function placeOf({ params }: Props) {
  const { list, kind = [] } = await params
  return catalogueAt(list, kind)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return catalogueMetadata(await placeOf(props))
}

/** For whoever works on the site: there only where the operator asks for it. */
export default async function BlocksCataloguePage(props: Props) {
  const place = await placeOf(props)
  if (!config().catalogue || !place) notFound()
  return <BlocksCatalogue {...place} />
}
