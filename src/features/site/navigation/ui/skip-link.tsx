import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'

/** Lets keyboard users skip the header; visible only while it has the focus. */
export function SkipLink({ language }: { language: Language }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-sharp bg-ink px-5 py-3 font-semibold text-on-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {textsIn(language).layout.skip}
    </a>
  )
}
