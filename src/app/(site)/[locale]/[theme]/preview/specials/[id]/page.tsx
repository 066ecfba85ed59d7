import type { Metadata } from 'next'
import { SpecialPreview } from '#features/dealers/special-pages/preview.page.tsx'

/** Rendered on every request, because a preview must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <SpecialPreview id={(await params).id} />
}
