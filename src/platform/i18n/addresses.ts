import { languageRule } from './language-rule.ts'
import { type Language, languages } from './languages.ts'
import { localeParameter, localeValues, pathSuffixes } from './spellings.ts'

/** Returns the address of a page in a language. English has the plain path. */
export function addressIn(plainPath: string, language: Language): string {
  return plainPath + (pathSuffixes[language][0] ?? '')
}

/** Returns an address that shows the page in the language, English included, regardless of the visitor's cookie. */
export function explicitAddressIn(plainPath: string, language: Language): string {
  const [suffix] = pathSuffixes[language]
  return suffix === undefined
    ? `${plainPath}?${localeParameter}=${localeValues[language][0]}`
    : `${plainPath}${suffix}`
}

/** Returns the hreflang alternates of a translated page; undefined for a page that is English only. */
export function languageAlternates(plainPath: string): Record<string, string> | undefined {
  if (!languageRule.match(plainPath)) return undefined
  return Object.fromEntries([
    ...languages.map((language) => [language, addressIn(plainPath, language)]),
    ['x-default', plainPath],
  ])
}

/** Returns Next's `alternates` metadata: the canonical address and those in other languages. */
export function addressMetadata(plainPath: string, language: Language) {
  return { canonical: addressIn(plainPath, language), languages: languageAlternates(plainPath) }
}
