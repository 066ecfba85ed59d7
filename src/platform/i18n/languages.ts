/** Languages of the public site, as `lang` spells them. */
export const languages = ['en', 'af', 'zu'] as const

export type Language = (typeof languages)[number]

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
}

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
