import '#ui/theme.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FeedbackWidget } from '#features/people/feedback/page.tsx'
import {
  CookieNoticeBar,
  ScrollToTopBar,
  SiteFooter,
  SiteHeader,
  SkipLink,
} from '#features/site/navigation/page.tsx'
import type { SiteLayoutContent } from '#features/site/navigation/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { config } from '#platform/process/config.ts'
import { brand } from '#platform/site/brand.ts'
import type { Theme } from '#platform/site/theme.ts'
import { fontClasses } from '#ui/fonts.ts'
import { PageChange } from '#ui/screens/page-change.island.tsx'
import { PageFade } from '#ui/screens/page-fade.tsx'

/** The default metadata of every page. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(config().siteUrl),
  title: { default: brand.siteName, template: `%s · ${brand.siteName}` },
  description: brand.description,
}

/** Returns the viewport, which gives the browser's bars the background colour of the page. */
export function viewportOf(theme: string): Viewport {
  return { themeColor: theme === 'racing' ? '#08090b' : '#f5f3ef' }
}

/** React excludes the root from a view transition unless it has a name. */
const wholeWindow = { viewTransitionName: 'root' }

type Props = {
  readonly language: Language
  readonly theme: Theme
  readonly layout: SiteLayoutContent
  readonly children: ReactNode
}

/** The HTML document of a page, with its header and footer. */
export function SiteDocument({ language, theme, layout, children }: Props) {
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
      <body className="notice-room flex flex-col" data-frame-source={layout.frameSource ?? undefined}>
        <SkipLink language={language} />
        <CookieNoticeBar language={language} layout={layout} />
        <div className="flex min-h-dvh flex-col">
          <SiteHeader language={language} layout={layout} />
          <main id="content" className="flex-1">
            {children}
          </main>
          {layout.showsFeedback ? <FeedbackWidget language={language} /> : null}
          <SiteFooter language={language} layout={layout} />
        </div>
        <ScrollToTopBar language={language} />
        <PageChange />
      </body>
    </html>
  )
}
