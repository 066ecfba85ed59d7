import { languageRule } from './language-rule.ts'
import { type Language, languages } from './languages.ts'
import { localeQuery, localeValues, pathEndings } from './spellings.ts'

/** The address of a page in a language, for links that mean this language: English is the plain one. */
export function addressIn(plainPath: string, language: Language): string {
  return plainPath + (pathEndings[language][0] ?? '')
}

/** An address that shows the language whatever the visitor has chosen, English too. */
export function addressAlwaysIn(plainPath: string, language: Language): string {
  const [ending] = pathEndings[language]
  return ending === undefined
    ? `${plainPath}?${localeQuery}=${localeValues[language][0]}`
    : `${plainPath}${ending}`
}

/** Every language of a page with its address, as search engines are told; undefined for a page that is English only. */
export function languageAlternates(plainPath: string): Record<string, string> | undefined {
  if (!languageRule.at(plainPath)) return undefined
  return Object.fromEntries([
    ...languages.map((language) => [language, addressIn(plainPath, language)]),
    ['x-default', plainPath],
  ])
}

/** What a page says of its own address and of those in other languages, in the shape of Next's metadata. */
export function addressMetadata(plainPath: string, language: Language) {
  return { canonical: addressIn(plainPath, language), languages: languageAlternates(plainPath) }
}
