/** A text as the CMS stores it: one for each language it is written in. */
export type LocalisedText = Readonly<Partial<Record<string, string | null>>> | null | undefined

/** A text to show; `lang` where it is not in the language of the page. */
export type ShownText = { readonly text: string; readonly lang?: 'en' }

/** The text in a language, in English where it is not translated; null when there is neither. */
export function textIn(language: string, text: LocalisedText): ShownText | null {
  const own = text?.[language]?.trim()
  if (own) return { text: own }
  const english = text?.en?.trim()
  return english ? { text: english, lang: 'en' } : null
}
