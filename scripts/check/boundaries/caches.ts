import { lifetimes } from '#platform/cache/lifetimes.ts'
import { type Boundary, lineAt, type Violation } from './boundary.ts'

const folder = 'src/platform/cache/'

type CachePattern = { readonly pattern: RegExp; readonly message: string }

const cachePatterns: readonly CachePattern[] = [
  {
    pattern: /\bunstable_cache\b/g,
    message: 'Cache with `cached` or `cacheResponse` and an entry of platform/cache/caches.ts.',
  },
  {
    pattern:
      /['"`](?:pages|vehicles|dealers|finance):[a-z]+|(?:\binvalidate\([^)\n]*|[pP]ublishingHooks\([^)\n]*|\btags: )\[\s*['"`]/g,
    message: 'Take cache tags from platform/cache/tags.ts.',
  },
  {
    pattern: /\b604_?800\b|\b7 \* 24 \* 60 \* 60(?!\s*\*|_)|\brevalidate: \d/g,
    message: 'Take lifetimes from platform/cache/lifetimes.ts, through an entry of platform/cache/caches.ts.',
  },
]

const routeLifetime = /^export const revalidate = (.*)$/gm

/** Next reads a route's `revalidate` statically, so it has to be a literal number. */
function routeBreaches(path: string, text: string): Violation[] {
  return [...text.matchAll(routeLifetime)]
    .filter(([, written]) => written !== String(lifetimes.week))
    .map((match) => ({
      path,
      line: lineAt(text, match.index),
      message: `A route lives for ${lifetimes.week} seconds (lifetimes.week); queries with a shorter lifetime shorten it.`,
    }))
}

/** Requires cache tags and lifetimes to come from platform/cache. Tests may write them as literals. */
export const cacheTable: Boundary = (files) =>
  files
    .filter(({ path }) => /^(?:src|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(({ path }) => !path.startsWith(folder))
    .flatMap(({ path, text }) => {
      const isRoute = path.startsWith('src/app/')
      const checkedText = isRoute ? text.replaceAll(routeLifetime, '') : text
      return [
        ...(isRoute ? routeBreaches(path, text) : []),
        ...cachePatterns.flatMap(({ pattern, message }) =>
          [...checkedText.matchAll(pattern)].map(
            (match): Violation => ({ path, line: lineAt(checkedText, match.index), message }),
          ),
        ),
      ]
    })
