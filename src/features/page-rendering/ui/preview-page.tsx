import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { previewOfTemplate } from '#features/dealer-sites/site.page.tsx'
import { findDraft } from '#features/pages/server.ts'
import { siteClock } from '#platform/site-clock.ts'
import { parsePreviewQuery } from '../rules/preview-query.ts'
import { CmsPage } from './cms-page.tsx'
import { LivePreview } from './live-preview.island.tsx'
import { PreviewBar } from './preview-bar.tsx'

type Props = {
  path: string
  query: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * The preview of the newest version of a page, in any language and for any day. Redirects users who are not editors to the
 * login. Source: requirement V-292; decision G-4.
 */
export async function PreviewPage({ path, query }: Props) {
  const { language, day } = parsePreviewQuery(query, siteClock().today())
  const draft = await findDraft(path, language, await headers())
  if (draft.state === 'refused') redirect(`/admin/login?redirect=${encodeURIComponent(`/preview${path}`)}`)
  if (draft.state === 'missing') notFound()
  return (
    <div lang={language}>
      <LivePreview />
      <PreviewBar path={path} language={language} day={day} />
      <CmsPage page={await previewOfTemplate(draft.page, language)} language={language} day={day} />
    </div>
  )
}
