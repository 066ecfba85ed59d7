import type { Metadata } from 'next'
import { PreviewPage } from '#features/site/page-rendering/preview.page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { findDriverPage } from '../../../../../motorsport-routes/find-driver-page.tsx'
import { findRangePage } from '../../../../../vehicle-routes/find-range-page.tsx'

type Address = {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Rendered on every request, because a preview must not be cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** Finds the built-in page to which the sections of an editor's page at its path are added. */
const findBuiltInPage = async (path: string, language: Language) =>
  (await findRangePage(path, language)) ?? (await findDriverPage(path))

export default async function Page({ params, searchParams }: Address) {
  const { path = [] } = await params
  return (
    <PreviewPage path={`/${path.join('/')}`} query={await searchParams} findBuiltInPage={findBuiltInPage} />
  )
}
