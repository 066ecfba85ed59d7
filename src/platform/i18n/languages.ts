/** Languages of the public site, as `lang` spells them. */
export const languages = ['en', 'af', 'zu'] as const

export type Language = (typeof languages)[number]

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text)
}
