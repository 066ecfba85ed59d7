import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import {
  DealerSiteBar,
  DealerStructuredData,
  findDealerSitePage,
  galleryPath,
  UnavailablePage,
} from '#features/dealers/dealer-sites/site.page.tsx'
import { LanguageSelector } from '#features/site/language/page.tsx'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import { isTemplatePath } from '#features/site/site-map/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { CmsRoute, cmsMetadata } from './cms-route.tsx'

type Props = { path: string; locale: string }

const findSitePage = ({ path, locale }: Props) =>
  isLanguage(locale) ? findDealerSitePage(path, locale) : null

/** Returns the metadata of a page of a dealer's site. */
export async function dealerSiteMetadata(props: Props): Promise<Metadata> {
  const found = await findSitePage(props)
  if (!found) return isTemplatePath(props.path) ? {} : cmsMetadata(props.path, props.locale)
  return found.page ? pageMetadata(found.page) : { robots: { index: false } }
}

/**
 * Renders a page of a dealer's site. Without one, renders the CMS page at the path or follows a redirect; a page of the
 * template itself is not public.
 *
 * Source: requirements D-018, D-069 and D-071; decisions C-12 and F-13.
 */
export async function DealerSiteRoute({ path, locale }: Props) {
  if (!isLanguage(locale) || isTemplatePath(path)) notFound()
  const found = await findDealerSitePage(path, locale)
  if (!found) {
    const gallery = galleryPath(path)
    if (gallery) permanentRedirect(gallery)
    return <CmsRoute path={path} locale={locale} />
  }
  const { dealer, page } = found
  if (!page) return <UnavailablePage language={locale} path={found.path} />
  return (
    <>
      <DealerStructuredData path={page.path} />
      <LanguageSelector path={page.path} language={locale} />
      <CmsPage
        page={page}
        language={locale}
        bar={<DealerSiteBar dealer={dealer} language={locale} page={page} />}
      />
    </>
  )
}
