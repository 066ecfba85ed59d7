import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findGroupPage, GroupBar, UnavailablePage } from '#features/dealers/dealer-sites/site.page.tsx'
import { CmsPage, pageMetadata } from '#features/site/page-rendering/page.tsx'
import { isTemplatePath } from '#features/site/site-map/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { CmsRoute, cmsMetadata } from '../../../../../../../cms-route.tsx'

type Address = { params: Promise<{ locale: string; group: string; path?: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

async function readAddress({ params }: Address) {
  const { locale, group, path = [] } = await params
  return { locale, path: `/${['dealers', 'groups', group, ...path].map(decodeURIComponent).join('/')}` }
}

async function findPage({ locale, path }: { locale: string; path: string }) {
  return isLanguage(locale) ? findGroupPage(path, locale) : null
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  const route = await readAddress(address)
  const found = await findPage(route)
  if (found) return found.page ? pageMetadata(found.page) : { robots: { index: false } }
  return isTemplatePath(route.path) ? {} : cmsMetadata(route.path, route.locale)
}

/**
 * A page of a dealer group. A page of the template of groups is not public itself.
 *
 * Source: requirements D-077 and D-078; decision C-12.
 */
export default async function Page(address: Address) {
  const { locale, path } = await readAddress(address)
  if (!isLanguage(locale) || isTemplatePath(path)) notFound()
  const found = await findPage({ locale, path })
  if (!found) return <CmsRoute path={path} locale={locale} />
  const { group, page } = found
  if (!group || !page) return <UnavailablePage language={locale} path={found.path} />
  return (
    <CmsPage page={page} language={locale} bar={<GroupBar group={group} language={locale} page={page} />} />
  )
}
