import { type Language, languages } from './languages.ts'
import { cookieValues, languageCookie, localeQuery, localeValues, pathEndings } from './spellings.ts'
import { pathPattern, type TranslatedAddress, translatedAddresses } from './translated-addresses.ts'

/** A path at which a translated page stands. */
export type TranslatedPath = {
  readonly address: TranslatedAddress
  /** The path without the ending that names a language: here the visitor's own choice is shown. */
  readonly plainPath: string
  /** The language its ending names; undefined for the plain path. */
  readonly ending: Language | undefined
}

/** What a request says about the language. */
export type Asked = {
  readonly path: string
  /** Without the question mark. */
  readonly query?: string | undefined
  /** The Cookie header. */
  readonly cookie?: string | undefined
}

export type LanguageRule = {
  /** Undefined for an address that is English whatever is asked for. */
  at(path: string): TranslatedPath | undefined
  /**
   * The language of a request: the path's ending before the query before the cookie, English where none of them
   * speaks and for what nobody knows.
   */
  languageOf(asked: Asked): Language
}

const languageByEnding = new Map(
  languages.flatMap((language) => pathEndings[language].map((ending) => [ending, language] as const)),
)

const cookiePattern = new RegExp(`(?:^|;)\\s*${languageCookie}=([^;]*)`)

/** The last one counts; an empty one says nothing. */
function languageOfQuery(query: string): Language | undefined {
  const value = new URLSearchParams(query).getAll(localeQuery).at(-1)
  if (!value) return undefined
  return languages.find((language) => localeValues[language].includes(value)) ?? 'en'
}

function languageOfCookie(header: string): Language {
  const value = cookiePattern.exec(header)?.[1]?.trim()
  return languages.find((language) => cookieValues[language] === value) ?? 'en'
}

/** Which language an address means. Source: requirements V-198 to V-205, C-350 to C-352; decision V-6. */
export function createLanguageRule(addresses: readonly TranslatedAddress[]): LanguageRule {
  const known = addresses.map((address) => ({ address, pattern: new RegExp(`^/${pathPattern(address)}$`) }))
  const anyAddress = addresses.map(pathPattern).join('|')
  const anyEnding = [...languageByEnding.keys()].join('|')
  const translated = new RegExp(`^(/(?:${anyAddress}))(${anyEnding})?$`)

  const at = (path: string): TranslatedPath | undefined => {
    const [, plainPath, ending] = translated.exec(path) ?? []
    if (plainPath === undefined) return undefined
    const address = known.find(({ pattern }) => pattern.test(plainPath))?.address
    return address && { address, plainPath, ending: languageByEnding.get(ending ?? '') }
  }

  return {
    at,
    languageOf({ path, query = '', cookie = '' }) {
      const translation = at(path)
      if (!translation) return 'en'
      return translation.ending ?? languageOfQuery(query) ?? languageOfCookie(cookie)
    },
  }
}

/** The rule for the addresses of this site. */
export const languageRule = createLanguageRule(translatedAddresses)
