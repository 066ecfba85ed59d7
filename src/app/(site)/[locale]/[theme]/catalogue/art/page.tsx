import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArtCatalogue } from '#features/pictures/page.tsx'
import { config } from '#platform/config.ts'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata: Metadata = {
  title: 'Everything drawn',
  description: 'Contact sheets of every vehicle, place, person and thing the illustrator draws.',
  alternates: { canonical: '/catalogue/art' },
  robots: { index: false, follow: false },
}

/** For whoever works on the site: there only where the operator asks for it. */
export default function ArtCataloguePage() {
  if (!config().catalogue) notFound()
  return <ArtCatalogue />
}
