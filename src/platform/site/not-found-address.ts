import { type Language, languages } from '../i18n/languages.ts'
import { pathSuffixes } from '../i18n/spellings.ts'
import { themeOf } from './theme.ts'

/** Last segment of the paths of the not-found pages in English. */
export const notFoundSegment = 'nothing-here'

/** Pages of dealer groups have the layout of the other pages. */
const dealer = /^\/dealers\/(?!groups(?:\/|$))[^/]+/

/** The languages other than English in which there is a not-found page, of the light theme. */
export const notFoundLanguages = languages.filter((language) => language !== 'en')

function languageOfEnding(path: string): Language | undefined {
  return notFoundLanguages.find((language) => pathSuffixes[language].some((suffix) => path.endsWith(suffix)))
}

/** Returns the path of the not-found page for a path, with its theme and its dealer, or in the language of its ending. */
export function notFoundAddress(path: string): string {
  const [root = themeOf(path) === 'racing' ? '/gr' : ''] = dealer.exec(path) ?? []
  const language = root === '' ? languageOfEnding(path) : undefined
  return `${root}/${notFoundSegment}${language ? `/${language}` : ''}`
}

const anyLanguage = notFoundLanguages.join('|')
const notFoundPath = new RegExp(`/${notFoundSegment}(?:/(?:${anyLanguage}))?$`)

/** Whether a path is that of a not-found page. */
export const isNotFoundPath = (path: string): boolean => notFoundPath.test(path)
