import '#ui/theme.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteFooter, SiteHeader, SkipLink } from '#features/navigation/page.tsx'
import { listRangesOrNone } from '#features/vehicles/server.ts'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'
import { isLanguage } from '#platform/i18n/languages.ts'
import { isTheme } from '#platform/theme.ts'
import { fontClasses } from '#ui/fonts.ts'

export const metadata: Metadata = {
  metadataBase: new URL(config().siteUrl),
  title: { default: brand.siteName, template: `%s · ${brand.siteName}` },
  description: brand.description,
}

export const viewport: Viewport = { themeColor: '#f5f3ef' }

/** No page is made at build: each is made on its first visit, kept, and made anew when its content changes. */
export const generateStaticParams = () => []

type Props = { children: ReactNode; params: Promise<{ locale: string; theme: string }> }

export default async function SiteLayout({ children, params }: Props) {
  const { locale, theme } = await params
  if (!isLanguage(locale) || !isTheme(theme)) notFound()
  const ranges = await listRangesOrNone()
  return (
    <html lang={locale} data-theme={theme} className={fontClasses}>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader />
        <main id="content" className="flex-1">
          {children}
        </main>
        <SiteFooter ranges={ranges.map(({ name, slug }) => ({ label: name, href: `/vehicles/${slug}` }))} />
      </body>
    </html>
  )
}
