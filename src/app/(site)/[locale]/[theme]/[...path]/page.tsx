import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { CmsPage, pageMetadata } from '#features/pages/page.tsx'
import { findPage } from '#features/pages/server.ts'
import { findRedirect } from '#features/site-map/server.ts'
import type { Language } from '#platform/i18n/languages.ts'

type Address = { params: Promise<{ locale: Language; path: string[] }> }

export const revalidate = 604800

export const generateStaticParams = () => []

const pathOf = (segments: string[]) => `/${segments.map(decodeURIComponent).join('/')}`

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  const { locale, path } = await params
  const page = await findPage(pathOf(path), locale)
  return page ? pageMetadata(page) : {}
}

export default async function Page({ params }: Address) {
  const { locale, path } = await params
  const page = await findPage(pathOf(path), locale)
  if (page) return <CmsPage page={page} language={locale} />
  const moved = await findRedirect(pathOf(path))
  if (!moved) notFound()
  return moved.permanent ? permanentRedirect(moved.href) : redirect(moved.href)
}
