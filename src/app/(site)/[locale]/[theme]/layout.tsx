import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { frameContent } from '#features/navigation/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { isTheme } from '#platform/theme.ts'
import { SiteDocument, siteMetadata, viewportOf } from '../../../site-document.tsx'

export const metadata = siteMetadata

/** No page is made at build: each is made on its first visit, kept, and made anew when its content changes. */
export const generateStaticParams = () => []

type Params = { params: Promise<{ locale: string; theme: string }> }

export async function generateViewport({ params }: Params): Promise<Viewport> {
  return viewportOf((await params).theme)
}

export default async function SiteLayout({ children, params }: Params & { children: ReactNode }) {
  const { locale, theme } = await params
  if (!isLanguage(locale) || !isTheme(theme)) notFound()
  return (
    <SiteDocument language={locale} theme={theme} frame={await frameContent(locale, theme)}>
      {children}
    </SiteDocument>
  )
}
