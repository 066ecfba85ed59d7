import type { Language } from '#platform/i18n/languages.ts'
import type { LocalText } from '#platform/i18n/local-text.ts'

/** A text, with a `lang` attribute for screen readers when it is not in the page's language. */
export function TextInLanguage({ text, page }: { text: LocalText; page: Language }) {
  return text.language === page ? text.text : <span lang={text.language}>{text.text}</span>
}
