import { type Boundary, lineAt, type Violation } from './boundary.ts'

/** Words this project once used for things that have a standard name. The glossary has the words in use. */
const retired: readonly (readonly [term: RegExp, standard: string])[] = [
  [/\b(?:dress|dresses)\b/gi, 'theme'],
  [/\bkeepAnswer\b/g, 'cacheResponse'],
  [/\blivesShortly\b/g, 'shortenRevalidation'],
  [/\b(?:whoever|whomever)\b/gi, 'the visitor, the user or the caller'],
  [/\banew\b/gi, 'again'],
  [/\bpatience(?:Ms)?\b/gi, 'timeout'],
  [/\bworkbench\b/gi, 'concurrency limit'],
  [/\bsteadfast\b/gi, 'image with fallback'],
  [/\b(?:seen|brought) plan\b/gi, 'quoted plan, prefilled plan'],
  [/\bcrumbs?\b/gi, 'breadcrumbs'],
  [/\bveil(?:ed|s)?\b/gi, 'overlay'],
  [/\bquieted\b/gi, 'muted'],
  [/\bhandover\b/gi, 'delivery record'],
  [/\bmemories\b/gi, 'caches'],
]

/** Copy for visitors may use any word. */
const copy = /\/texts\/|\/examples\.tsx?$|\.examples\.tsx?$|^content\//

/** Rejects retired terms in code and comments, and names the standard one. */
export const retiredTerms: Boundary = (files) =>
  files
    .filter(({ path }) => !copy.test(path) && !path.startsWith('scripts/check/'))
    .flatMap(({ path, text }) =>
      retired.flatMap(([term, standard]) =>
        [...text.matchAll(term)].map(
          (match): Violation => ({
            path,
            line: lineAt(text, match.index),
            message: `“${match[0]}” is a retired term: write ${standard}.`,
          }),
        ),
      ),
    )
