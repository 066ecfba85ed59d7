import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { previewOfTemplate } from '#features/dealer-sites/site.page.tsx'
import { findDraft } from '#features/pages/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { siteClock } from '#platform/site-clock.ts'
import { parsePreviewQuery } from '../rules/preview-query.ts'
import { CmsPage } from './cms-page.tsx'
import { LivePreview } from './live-preview.island.tsx'
import { PageSections } from './page-sections.tsx'
import { PreviewBar } from './preview-bar.tsx'

type Props = {
  path: string
  query: Readonly<Record<string, string | string[] | undefined>>
  /** Finds the built-in page at a path, which then surrounds the sections; null when the page stands alone. */
  findBuiltInPage: (path: string, language: Language) => Promise<((sections: ReactNode) => ReactNode) | null>
}

/**
 * The preview of the newest version of a page, in any language and for any day. Redirects users who are not editors to the
 * login. Source: requirement V-292; decision G-4.
 */
export async function PreviewPage({ path, query, findBuiltInPage }: Props) {
  const { language, day } = parsePreviewQuery(query, siteClock().today())
  const draft = await findDraft(path, language, await headers())
  if (draft.state === 'refused') redirect(`/admin/login?redirect=${encodeURIComponent(`/preview${path}`)}`)
  if (draft.state === 'missing') notFound()
  const [page, surround] = await Promise.all([
    previewOfTemplate(draft.page, language),
    findBuiltInPage(path, language),
  ])
  const request = { page, language, day }
  return (
    <div lang={language}>
      <LivePreview />
      <PreviewBar path={path} language={language} day={day} />
      {surround ? surround(<PageSections {...request} />) : <CmsPage {...request} />}
    </div>
  )
}
