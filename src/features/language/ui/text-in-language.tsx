import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'

/** A text with a `lang` attribute when it is not in the page's language, so that screen readers pronounce it correctly. */
export function TextInLanguage({ text, page }: { text: LocalText; page: Language }) {
  return text.language === page ? text.text : <span lang={text.language}>{text.text}</span>
}
