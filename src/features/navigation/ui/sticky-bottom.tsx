import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { SiteLayoutContent } from '../data/site-layout.ts'
import { CookieNotice } from './cookies/cookie-notice.island.tsx'
import { ScrollToTop } from './scroll-to-top.island.tsx'

type Props = { language: Language; layout: SiteLayoutContent }

/**
 * The sticky elements at the bottom of the window: the scroll-to-top button and the cookie notice. They take up space
 * at the end of the document, so that they do not cover content there.
 */
export function StickyBottom({ language, layout: { notice, privacyHref } }: Props) {
  const { toTop, close, cookieSettings } = textsIn(language).layout
  return (
    <div className="pointer-events-none bottom-0 z-20 [@media(height>=30rem)]:sticky print:hidden">
      <ScrollToTop label={toTop} />
      {notice ? (
        <CookieNotice notice={notice} privacyHref={privacyHref} labels={{ close, cookieSettings }} />
      ) : null}
    </div>
  )
}
