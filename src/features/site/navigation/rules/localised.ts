/** A localised text as stored in the CMS, by language. */
export type LocalisedText = Readonly<Partial<Record<string, string | null>>> | null | undefined

/** A text to display; `lang` is set when it is not in the language of the page. */
export type DisplayedText = { readonly text: string; readonly lang?: 'en' }

/** Returns the text in a language, or else in English; null without either. */
export function textIn(language: string, text: LocalisedText): DisplayedText | null {
  const translation = text?.[language]?.trim()
  if (translation) return { text: translation }
  const english = text?.en?.trim()
  return english ? { text: english, lang: 'en' } : null
}
