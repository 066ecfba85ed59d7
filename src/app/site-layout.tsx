import type { Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadSiteLayout } from '#features/site/navigation/server.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { isTheme } from '#platform/site/theme.ts'
import { SiteDocument, viewportOf } from './site-document.tsx'

type Dealer = Parameters<typeof loadSiteLayout>[2]

type Params = { locale: string; theme: string; dealer?: string }

type Address = { params: Promise<Params> }

/** Creates a layout with the HTML document of its pages. */
export function siteLayout(dealerOf: (slug: string | undefined) => Promise<Dealer>) {
  async function generateViewport({ params }: Address): Promise<Viewport> {
    return viewportOf((await params).theme)
  }

  async function Layout({ children, params }: Address & { children: ReactNode }) {
    const { locale, theme, dealer } = await params
    if (!isLanguage(locale) || !isTheme(theme)) notFound()
    const layout = await loadSiteLayout(locale, theme, await dealerOf(dealer))
    return (
      <SiteDocument language={locale} theme={theme} layout={layout}>
        {children}
      </SiteDocument>
    )
  }

  return { generateViewport, Layout }
}
