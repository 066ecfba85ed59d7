import { type Language, languages } from './languages.ts'
import { cookieValues, languageCookie, localeParameter, localeValues, pathSuffixes } from './spellings.ts'
import { pathPattern, type TranslatedAddress, translatedAddresses } from './translated-addresses.ts'

/** The path of a translated page. */
export type TranslatedPath = {
  readonly address: TranslatedAddress
  /** The path without a language suffix, where the visitor's cookie decides the language. */
  readonly plainPath: string
  /** The language of the suffix; undefined for the plain path. */
  readonly suffixLanguage: Language | undefined
}

/** The parts of a request that determine its language. */
export type LanguageRequest = {
  readonly path: string
  /** Without the question mark. */
  readonly query?: string | undefined
  /** The Cookie header. */
  readonly cookie?: string | undefined
}

export type LanguageRule = {
  /** Returns the translated page at a path; undefined when the address is English only. */
  match(path: string): TranslatedPath | undefined
  /**
   * Returns the language of a request: from the path suffix, else the query, else the cookie. English when none of them
   * names a language, or for an unknown value.
   */
  languageOf(request: LanguageRequest): Language
}

const languageBySuffix = new Map(
  languages.flatMap((language) => pathSuffixes[language].map((suffix) => [suffix, language] as const)),
)

const cookiePattern = new RegExp(`(?:^|;)\\s*${languageCookie}=([^;]*)`)

/** The last parameter counts; an empty one is ignored. */
function languageOfQuery(query: string): Language | undefined {
  const value = new URLSearchParams(query).getAll(localeParameter).at(-1)
  if (!value) return undefined
  return languages.find((language) => localeValues[language].includes(value)) ?? 'en'
}

function languageOfCookie(header: string): Language {
  const value = cookiePattern.exec(header)?.[1]?.trim()
  return languages.find((language) => cookieValues[language] === value) ?? 'en'
}

/** Creates the rule for these addresses. Source: requirements V-198 to V-205, C-350 to C-352; decision V-6. */
export function createLanguageRule(addresses: readonly TranslatedAddress[]): LanguageRule {
  const patterns = addresses.map((address) => ({
    address,
    pattern: new RegExp(`^/${pathPattern(address)}$`),
  }))
  const anyAddress = addresses.map(pathPattern).join('|')
  const anySuffix = [...languageBySuffix.keys()].join('|')
  const translated = new RegExp(`^(/(?:${anyAddress}))(${anySuffix})?$`)

  const match = (path: string): TranslatedPath | undefined => {
    const [, plainPath, suffix] = translated.exec(path) ?? []
    if (plainPath === undefined) return undefined
    const address = patterns.find(({ pattern }) => pattern.test(plainPath))?.address
    return address && { address, plainPath, suffixLanguage: languageBySuffix.get(suffix ?? '') }
  }

  return {
    match,
    languageOf({ path, query = '', cookie = '' }) {
      const translation = match(path)
      if (!translation) return 'en'
      return translation.suffixLanguage ?? languageOfQuery(query) ?? languageOfCookie(cookie)
    },
  }
}

/** The language rule of this site. */
export const languageRule = createLanguageRule(translatedAddresses)
