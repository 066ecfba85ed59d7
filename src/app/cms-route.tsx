import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { LanguageSelector } from '#features/language/page.tsx'
import { PageBreadcrumbs } from '#features/navigation/page.tsx'
import { CmsPage, pageMetadata } from '#features/page-rendering/page.tsx'
import { findPage } from '#features/pages/server.ts'
import { breadcrumbTrail, findRedirect } from '#features/site-map/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'

/** What the page at a path, made by editors, says of itself; nothing when there is none. */
export async function cmsMetadata(path: string, locale: string): Promise<Metadata> {
  const page = isLanguage(locale) ? await findPage(path, locale) : null
  return page ? pageMetadata(page) : {}
}

/** The page at a path, made by editors. Without one an old address leads on, and any other is not found. */
export async function CmsRoute({ path, locale }: { path: string; locale: string }) {
  if (!isLanguage(locale)) notFound()
  const page = await findPage(path, locale)
  if (page) {
    return (
      <>
        <LanguageSelector path={path} language={locale} />
        <CmsPage
          page={page}
          language={locale}
          trail={<PageBreadcrumbs language={locale} trail={await breadcrumbTrail(path)} page={page} />}
        />
      </>
    )
  }
  const moved = await findRedirect(path)
  if (!moved) notFound()
  return moved.permanent ? permanentRedirect(moved.href) : redirect(moved.href)
}
