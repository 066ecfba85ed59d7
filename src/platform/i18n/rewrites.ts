import { racingPaths, type Theme } from '../theme.ts'
import { type Language, languages } from './languages.ts'
import { cookieValues, languageCookie, localeQuery, localeValues, pathEndings } from './spellings.ts'
import { pathPattern, type TranslatedAddress, translatedAddresses } from './translated-addresses.ts'

/** A rewrite as Next's configuration knows it. */
export type Rewrite = {
  readonly source: string
  readonly destination: string
  readonly has?: Condition[]
  readonly missing?: Condition[]
}

type Condition = { type: 'query' | 'cookie'; key: string; value: string }

/** The racing dress is tried first; what does not wear it wears the light one. */
const dresses: readonly (readonly [theme: Theme, lookahead: string])[] = [
  ['racing', `(?=${racingPaths}$)`],
  ['light', ''],
]

const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`

/** An address has one spelling, here as in the page cache; Next alone would not mind capitals. */
const asSpelt = (pattern: string) => `(?-i:${pattern})`

/**
 * The language rule, said once more in the configuration's terms, so that Next finds the page of a language without a
 * function that runs on each request. Next tries them in order, and goes on with what a rewrite made of the address.
 * English needs none: it is what is left.
 */
export function languageRewrites(addresses: readonly TranslatedAddress[] = translatedAddresses): Rewrite[] {
  const pages = oneOf(addresses.map(pathPattern))
  const asked = (value: string): Condition => ({ type: 'query', key: localeQuery, value })

  const rewritesTo = (language: Exclude<Language, 'en'>) =>
    dresses.flatMap(([theme, lookahead]): Rewrite[] => {
      const source = `/:path(${asSpelt(lookahead + pages)})`
      const destination = `/${language}/${theme}/:path`
      const cookie: Condition = { type: 'cookie', key: languageCookie, value: cookieValues[language] }
      return [
        { source: `${source}(${asSpelt(oneOf(pathEndings[language]))})`, destination },
        { source, destination, has: [asked(oneOf(localeValues[language]))] },
        { source, destination, has: [cookie], missing: [asked('.+')] },
      ]
    })

  return languages.flatMap((language) => (language === 'en' ? [] : rewritesTo(language)))
}
