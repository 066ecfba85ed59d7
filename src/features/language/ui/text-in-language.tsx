import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'

/** A text on a page: one that is not in the page's language says which it is in, so that it is read out well. */
export function TextInLanguage({ text, page }: { text: LocalText; page: Language }) {
  return text.language === page ? text.text : <span lang={text.language}>{text.text}</span>
}
