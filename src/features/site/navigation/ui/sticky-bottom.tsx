import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { SiteLayoutContent } from '../data/site-layout.ts'
import { CookieNotice } from './cookies/cookie-notice.island.tsx'
import { ScrollToTop } from './scroll-to-top.island.tsx'

/**
 * Both stay at the bottom of the window, except of a very low one. They are fixed, not sticky: browsers scroll the page
 * when the focus enters a sticky element, and do not for a fixed one.
 */
const atBottom = 'pointer-events-none relative inset-x-0 [@media(height>=30rem)]:fixed print:hidden'

/**
 * The cookie notice: early in the document, so that it is one of the first stops of the keyboard, and displayed at the
 * bottom of the window, or at the end of the flex column; `notice-room` of the body keeps content from being covered.
 * It lies above the bars of sections, which may begin where it ends.
 */
export function CookieNoticeBar({ language, layout }: { language: Language; layout: SiteLayoutContent }) {
  const { notice, privacyHref } = layout
  const { close, cookieSettings } = textsIn(language).layout
  if (!notice) return null
  return (
    <div className={`bottom-0 z-25 order-last ${atBottom}`}>
      <CookieNotice notice={notice} privacyHref={privacyHref} labels={{ close, cookieSettings }} />
    </div>
  )
}

/** The scroll-to-top button, above the cookie notice. */
export function ScrollToTopBar({ language }: { language: Language }) {
  return (
    <div className={`bottom-[var(--notice,0px)] z-20 ${atBottom}`}>
      <ScrollToTop label={textsIn(language).layout.toTop} />
    </div>
  )
}
