import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '#platform/process/config.ts'
import { ComponentsCatalogue } from '#ui/catalogue/components-catalogue.tsx'
import { cataloguePageAt, cataloguePath } from '#ui/catalogue/groups.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

type Props = { params: Promise<{ group?: string[] }> }

async function readEntry({ params }: Props) {
  const { group: [segment, ...more] = [] } = await params
  return more.length === 0 ? cataloguePageAt(segment) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const entry = await readEntry(props)
  return {
    title: entry?.group?.title ?? 'Components',
    description: 'The components of the site, in all states and in both themes.',
    alternates: { canonical: entry ? cataloguePath(entry.group, entry.racing) : undefined },
    robots: { index: false, follow: false },
  }
}

/** The component catalogue for developers, served when CATALOGUE is on. */
export default async function ComponentsPage(props: Props) {
  const entry = await readEntry(props)
  if (!config().catalogue || !entry) notFound()
  return <ComponentsCatalogue {...entry} />
}
