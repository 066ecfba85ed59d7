import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { FrameContent } from '../data/frame.ts'
import { CookieNotice } from './cookies/cookie-notice.island.tsx'
import { ScrollToTop } from './scroll-to-top.island.tsx'

type Props = { language: Language; frame: FrameContent }

/**
 * What stays at the foot of the window: the way back to the top, and the cookie notice, which takes up room at the
 * end of the document so that it covers nothing there.
 */
export function FrameFoot({ language, frame: { notice, privacyHref } }: Props) {
  const { toTop, close, cookieSettings } = textsIn(language).frame
  return (
    <div className="pointer-events-none bottom-0 z-20 [@media(height>=30rem)]:sticky print:hidden">
      <ScrollToTop label={toTop} />
      {notice ? (
        <CookieNotice notice={notice} privacyHref={privacyHref} words={{ close, cookieSettings }} />
      ) : null}
    </div>
  )
}
