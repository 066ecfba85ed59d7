import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { LanguageSelector } from '#features/site/language/page.tsx'
import { PageBreadcrumbs } from '#features/site/navigation/page.tsx'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import { findPage } from '#features/site/pages/server.ts'
import { findBreadcrumbs, findRedirect } from '#features/site/site-map/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'

/** Once per render, for the page and its metadata: a missing page is in no other cache. */
const readPage = cache(findPage)

/** Returns the metadata of the CMS page at a path; empty when there is none. */
export async function cmsMetadata(path: string, locale: string): Promise<Metadata> {
  const page = isLanguage(locale) ? await readPage(path, locale) : null
  return page ? pageMetadata(page) : {}
}

type Props = {
  path: string
  locale: string
  /** The known parameters of the address. */
  query?: Readonly<Partial<Record<string, string>>>
}

/** Renders the CMS page at a path. Without one, follows a redirect or returns 404. */
export async function CmsRoute({ path, locale, query }: Props) {
  if (!isLanguage(locale)) notFound()
  const page = await readPage(path, locale)
  if (page) {
    return (
      <>
        <LanguageSelector path={path} language={locale} />
        <CmsPage
          page={page}
          language={locale}
          query={query}
          breadcrumbs={
            <PageBreadcrumbs language={locale} ancestors={await findBreadcrumbs(path)} page={page} />
          }
        />
      </>
    )
  }
  const target = await findRedirect(path)
  if (!target) notFound()
  return target.permanent ? permanentRedirect(target.href) : redirect(target.href)
}
