import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { dealerOfPage } from '#features/dealer-sites/new-vehicles.page.tsx'
import { frameContent } from '#features/navigation/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { isTheme } from '#platform/theme.ts'
import { SiteDocument, siteMetadata, viewportOf } from '../../../../../site-document.tsx'

export const metadata = siteMetadata

export const generateStaticParams = () => []

type Params = { params: Promise<{ locale: string; theme: string; dealer: string }> }

export async function generateViewport({ params }: Params): Promise<Viewport> {
  return viewportOf((await params).theme)
}

/** Pages in a dealer's name have a document of their own: what their menu leads to, and shows, is the dealer's too. */
export default async function DealerLayout({ children, params }: Params & { children: ReactNode }) {
  const { locale, theme, dealer } = await params
  if (!isLanguage(locale) || !isTheme(theme)) notFound()
  const frame = await frameContent(locale, theme, await dealerOfPage(dealer))
  return (
    <SiteDocument language={locale} theme={theme} frame={frame}>
      {children}
    </SiteDocument>
  )
}
