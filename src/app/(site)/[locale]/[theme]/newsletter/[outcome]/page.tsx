import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isNewsletterOutcome, NewsletterOutcomePage } from '#features/people/newsletter/link.page.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }

/** The result of a newsletter subscription. */
export default async function NewsletterOutcome({ params }: { params: Promise<{ outcome: string }> }) {
  const { outcome } = await params
  if (!isNewsletterOutcome(outcome)) notFound()
  return <NewsletterOutcomePage outcome={outcome} />
}
