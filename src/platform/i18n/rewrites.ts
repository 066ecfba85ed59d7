import { racingPaths, type Theme } from '../site/theme.ts'
import { type Language, languages } from './languages.ts'
import { cookieValues, languageCookie, localeParameter, localeValues, pathSuffixes } from './spellings.ts'
import { pathPattern, type TranslatedAddress, translatedAddresses } from './translated-addresses.ts'

/** A rewrite in Next's configuration. */
export type Rewrite = {
  readonly source: string
  readonly destination: string
  readonly has?: Condition[]
  readonly missing?: Condition[]
}

type Condition = { type: 'query' | 'cookie'; key: string; value: string }

/** The racing theme is matched first; all other paths have the light theme. */
const themes: readonly (readonly [theme: Theme, lookahead: string])[] = [
  ['racing', `(?=${racingPaths}$)`],
  ['light', ''],
]

const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`

/** Makes a pattern case-sensitive, like the page cache; Next matches case-insensitively by default. */
const caseSensitive = (pattern: string) => `(?-i:${pattern})`

/**
 * Expresses the language rule as Next rewrites, so that no function needs to run on each request. Next tries them in
 * order and continues with the rewritten address. English is the default and needs no rewrite.
 */
export function languageRewrites(addresses: readonly TranslatedAddress[] = translatedAddresses): Rewrite[] {
  const pages = oneOf(addresses.map(pathPattern))
  const queryIs = (value: string): Condition => ({ type: 'query', key: localeParameter, value })

  const rewritesTo = (language: Exclude<Language, 'en'>) =>
    themes.flatMap(([theme, lookahead]): Rewrite[] => {
      const source = `/:path(${caseSensitive(lookahead + pages)})`
      const destination = `/${language}/${theme}/:path`
      const cookie: Condition = { type: 'cookie', key: languageCookie, value: cookieValues[language] }
      return [
        { source: `${source}(${caseSensitive(oneOf(pathSuffixes[language]))})`, destination },
        { source, destination, has: [queryIs(oneOf(localeValues[language]))] },
        { source, destination, has: [cookie], missing: [queryIs('.+')] },
      ]
    })

  return languages.flatMap((language) => (language === 'en' ? [] : rewritesTo(language)))
}
