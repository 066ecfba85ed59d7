import type { Language } from './languages.ts'

/*
 * How addresses and cookies spell the languages; inside, the codes of `lang` are used. An address understands every
 * spelling a visitor may have seen, the cookie only those that are written: `zu` in a cookie is unknown.
 *
 * Source: requirements V-201 to V-205, C-352; decision V-6.
 */

/** Ends of a path, the one we link to first. English has none: its address is the plain one. */
export const pathEndings: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  af: ['/af', '-afr'],
  zu: ['/zu', '-zulu'],
}

/** The query that shows one view in a language. */
export const localeQuery = 'locale'

/** The one we link to first. */
export const localeValues: Readonly<Record<Language, readonly string[]>> = {
  en: ['en'],
  af: ['af'],
  zu: ['zulu', 'zu'],
}

/** The cookie that keeps a visitor's choice. */
export const languageCookie = 'language'

export const cookieValues: Readonly<Record<Language, string>> = { en: 'en', af: 'af', zu: 'zulu' }
