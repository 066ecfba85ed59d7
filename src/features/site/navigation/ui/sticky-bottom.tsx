import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { SiteLayoutContent } from '../data/site-layout.ts'
import { CookieNotice } from './cookies/cookie-notice.island.tsx'
import { ScrollToTop } from './scroll-to-top.island.tsx'

/** Both stick to the bottom of the window, except of a very low one. */
const sticky = 'pointer-events-none [@media(height>=30rem)]:sticky print:hidden'

/**
 * The cookie notice: early in the document, so that it is one of the first stops of the keyboard, and displayed at the
 * end of the flex column, where its space keeps content from being covered. It lies above the bars of sections, which
 * may begin where it ends.
 */
export function CookieNoticeBar({ language, layout }: { language: Language; layout: SiteLayoutContent }) {
  const { notice, privacyHref } = layout
  const { close, cookieSettings } = textsIn(language).layout
  if (!notice) return null
  return (
    <div className={`bottom-0 z-25 order-last ${sticky}`}>
      <CookieNotice notice={notice} privacyHref={privacyHref} labels={{ close, cookieSettings }} />
    </div>
  )
}

/** The scroll-to-top button, above the cookie notice. */
export function ScrollToTopBar({ language }: { language: Language }) {
  return (
    <div className={`bottom-[var(--notice,0px)] z-20 ${sticky}`}>
      <ScrollToTop label={textsIn(language).layout.toTop} />
    </div>
  )
}
