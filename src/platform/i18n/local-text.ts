import type { Language } from './languages.ts'

/** A text with its actual language, which is English when the translation is missing. */
export type LocalText = { readonly text: string; readonly language: Language }

/** Returns the translation, or the English text when the translation is missing. */
export function localText(
  requested: Language,
  translation: string | null | undefined,
  english: string,
): LocalText {
  return translation?.trim() ? { text: translation, language: requested } : { text: english, language: 'en' }
}
