import '#ui/theme.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { FrameFoot, SiteFooter, SiteHeader, SkipLink } from '#features/navigation/page.tsx'
import { frameContent } from '#features/navigation/server.ts'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { isTheme } from '#platform/theme.ts'
import { fontClasses } from '#ui/fonts.ts'
import { PageChange } from '#ui/screens/page-change.island.tsx'

export const metadata: Metadata = {
  metadataBase: new URL(config().siteUrl),
  title: { default: brand.siteName, template: `%s · ${brand.siteName}` },
  description: brand.description,
}

/** React leaves the window out of a change of the page, unless it has a name of its own. */
const wholeWindow = { viewTransitionName: 'root' }

/** No page is made at build: each is made on its first visit, kept, and made anew when its content changes. */
export const generateStaticParams = () => []

type Params = { params: Promise<{ locale: string; theme: string }> }

/** The browser's own bars wear the ground of the page. */
export async function generateViewport({ params }: Params): Promise<Viewport> {
  return { themeColor: (await params).theme === 'racing' ? '#08090b' : '#f5f3ef' }
}

export default async function SiteLayout({ children, params }: Params & { children: ReactNode }) {
  const { locale, theme } = await params
  if (!isLanguage(locale) || !isTheme(theme)) notFound()
  const frame = await frameContent(locale, theme)
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-scroll-behavior="smooth"
      className={fontClasses}
      style={wholeWindow}
    >
      <body>
        <div className="flex min-h-dvh flex-col">
          <SkipLink language={locale} />
          <SiteHeader language={locale} frame={frame} />
          <main id="content" className="flex-1">
            {children}
          </main>
          <SiteFooter language={locale} frame={frame} />
        </div>
        <FrameFoot language={locale} frame={frame} />
        <PageChange />
      </body>
    </html>
  )
}
