import type { Metadata } from 'next'
import { PreviewPage } from '#features/page-rendering/preview.page.tsx'
import { findRangePage } from '../../../../../vehicle-routes/find-range-page.tsx'

type Address = {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Rendered on every request, because a preview must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function Page({ params, searchParams }: Address) {
  const { path = [] } = await params
  return (
    <PreviewPage path={`/${path.join('/')}`} query={await searchParams} findBuiltInPage={findRangePage} />
  )
}
