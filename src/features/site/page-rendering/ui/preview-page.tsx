import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { previewOfTemplate } from '#features/dealers/dealer-sites/site.page.tsx'
import { findDraft } from '#features/site/pages/server.ts'
import { type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { Button } from '#ui/actions/button.tsx'
import { parsePreviewQuery } from '../rules/preview-query.ts'
import { CmsPage } from './cms-page.tsx'
import { LivePreview } from './live-preview.island.tsx'
import { PageSections } from './page-sections.tsx'

type PreviewBarProps = { path: string; language: Language; day: CalendarDay }

const field = 'min-h-11 border border-field bg-surface px-3 text-ink'

/** A bar above a draft in which an editor chooses its language and day. */
function PreviewBar({ path, language, day }: PreviewBarProps) {
  return (
    <form
      method="get"
      aria-label="Preview"
      className="sticky top-0 z-40 flex flex-wrap items-end gap-4 border-line border-b bg-raised px-margin py-3 text-small"
    >
      <p className="mr-auto self-center">
        <strong>Preview</strong> of the newest version of {path}
      </p>
      <label className="grid gap-1">
        Language
        <select name="lang" defaultValue={language} className={field}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        As on
        <input type="date" name="at" defaultValue={day} className={field} />
      </label>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}

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
