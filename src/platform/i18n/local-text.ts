import type { Language } from './languages.ts'

/** A text with the language it is really in, which is English where a translation is missing. */
export type LocalText = { readonly text: string; readonly language: Language }

/** A text in the language that is wanted, or in English where it has none there. */
export function localText(
  wanted: Language,
  translation: string | null | undefined,
  english: string,
): LocalText {
  return translation?.trim() ? { text: translation, language: wanted } : { text: english, language: 'en' }
}
