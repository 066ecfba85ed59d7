/** Languages a page can be shown in. */
export type Language = 'en' | 'af' | 'zu'

const languageCookie = /(?:^|;)\s*language=([^;]*)/

/** What the cookie `language` holds for each language; Next's rewrites read it. */
export const cookieOf: Readonly<Record<Language, string>> = { en: 'en', af: 'af', zu: 'zulu' }

/** The language a Cookie header asks for; English for whatever is not known. Source: decision V-6. */
export function languageOfCookie(header: string | undefined): Language {
  if (!header) return 'en'
  const value = languageCookie.exec(header)?.[1]?.trim()
  if (value === 'af') return 'af'
  return value === 'zulu' || value === 'zu' ? 'zu' : 'en'
}
