import type { Language } from './languages.ts'

/*
 * How addresses and cookies spell the languages; the code uses the values of `lang`. An address accepts every known
 * spelling, a cookie only the values the site writes: `zu` in a cookie is unknown.
 *
 * Source: requirements V-201 to V-205, C-352; decision V-6.
 */

/** Path suffixes of each language; links use the first. English has none: its address is the plain path. */
export const pathSuffixes: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  af: ['/af', '-afr'],
  zu: ['/zu', '-zulu'],
}

/** The query parameter that sets the language of one response. */
export const localeParameter = 'locale'

/** Values of that parameter; links use the first. */
export const localeValues: Readonly<Record<Language, readonly string[]>> = {
  en: ['en'],
  af: ['af'],
  zu: ['zulu', 'zu'],
}

/** The cookie that stores a visitor's choice. */
export const languageCookie = 'language'

export const cookieValues: Readonly<Record<Language, string>> = { en: 'en', af: 'af', zu: 'zulu' }
