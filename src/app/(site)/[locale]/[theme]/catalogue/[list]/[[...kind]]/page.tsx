import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import {
  BlocksCatalogue,
  catalogueMetadata,
  findCataloguePage,
} from '#features/site/page-rendering/catalogue.page.tsx'
import { config } from '#platform/process/config.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

type Props = { params: Promise<{ list: string; kind?: string[] }> }

async function readEntry({ params }: Props) {
  const { list, kind = [] } = await params
  return findCataloguePage(list, kind)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return catalogueMetadata(await readEntry(props))
}

/** The block catalogue for developers, served when CATALOGUE is on. */
export default async function BlocksCataloguePage(props: Props) {
  const entry = await readEntry(props)
  if (!config().catalogue || !entry) notFound()
  return <BlocksCatalogue {...entry} />
}
