import '#ui/theme.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FrameFoot, SiteFooter, SiteHeader, SkipLink } from '#features/navigation/page.tsx'
import type { FrameContent } from '#features/navigation/server.ts'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Theme } from '#platform/theme.ts'
import { fontClasses } from '#ui/fonts.ts'
import { PageChange } from '#ui/screens/page-change.island.tsx'
import { PageFade } from '#ui/screens/page-fade.tsx'

/** What every page of the site says of itself unless it says otherwise. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(config().siteUrl),
  title: { default: brand.siteName, template: `%s · ${brand.siteName}` },
  description: brand.description,
}

/** The browser's own bars wear the ground of the page. */
export function viewportOf(theme: string): Viewport {
  return { themeColor: theme === 'racing' ? '#08090b' : '#f5f3ef' }
}

/** React leaves the window out of a change of the page, unless it has a name of its own. */
const wholeWindow = { viewTransitionName: 'root' }

type Props = {
  readonly language: Language
  readonly theme: Theme
  readonly frame: FrameContent
  readonly children: ReactNode
}

/** The document of a page, with all that stands around its content. */
export function SiteDocument({ language, theme, frame, children }: Props) {
  return (
    <html
      lang={language}
      data-theme={theme}
      data-scroll-behavior="smooth"
      className={fontClasses}
      style={wholeWindow}
    >
      <head>
        <PageFade />
      </head>
      <body>
        <div className="flex min-h-dvh flex-col">
          <SkipLink language={language} />
          <SiteHeader language={language} frame={frame} />
          <main id="content" className="flex-1">
            {children}
          </main>
          <SiteFooter language={language} frame={frame} />
        </div>
        <FrameFoot language={language} frame={frame} />
        <PageChange />
      </body>
    </html>
  )
}
