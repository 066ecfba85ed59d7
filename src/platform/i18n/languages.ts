/** Languages of the public site, as values of the `lang` attribute. */
export const languages = ['en', 'af', 'zu'] as const

export type Language = (typeof languages)[number]

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
}

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
