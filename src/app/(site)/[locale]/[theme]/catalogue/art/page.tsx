import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArtCatalogue } from '#features/pictures/pictures/catalogue.page.tsx'
import { config } from '#platform/process/config.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata: Metadata = {
  title: 'Illustrations',
  description: 'Contact sheets of every vehicle, scene, person and object the illustrator draws.',
  alternates: { canonical: '/catalogue/art' },
  robots: { index: false, follow: false },
}

/** The illustration catalogue for developers, served when CATALOGUE is on. */
export default function ArtCataloguePage() {
  if (!config().catalogue) notFound()
  return <ArtCatalogue />
}
