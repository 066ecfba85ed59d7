import path from 'node:path'

/** A file of `src/app` that serves an address. */
export type Route = { readonly file: string; readonly segments: readonly string[] }

const routeFile = /^src\/app\/(?:.*\/)?(?:page|route)\.tsx?$/
const wrapping = /\/(?:layout|template|error|global-error|not-found|loading)\.tsx$/
const metadataRoutes: Readonly<Record<string, string>> = {
  'src/app/robots.ts': 'robots.txt',
  'src/app/sitemap.ts': 'sitemap.xml',
  'src/app/icon.svg': 'icon.svg',
}

/** Folders that are not part of an address: route groups, and the language and theme that rewrites prepend. */
const isHidden = (folder: string) => folder.startsWith('(') || folder === '[locale]' || folder === '[theme]'

/** Segment of the routes that serve unknown addresses. */
const notFoundSegment = 'nothing-here'

/** Whether a route matches an address for every value of its unknown parts, so that less specific routes are never reached. */
function matchesAlways(segments: readonly string[], parts: readonly string[]): boolean {
  const unknown = parts.findIndex((part) => part.includes('*'))
  const rest = segments.findIndex((segment) => segment.includes('...'))
  return unknown < 0 || (rest >= 0 && rest <= unknown)
}

const areaOf = (file: string) => file.split('/')[2]

/** Finds the routes among the project's files, the most specific first, as Next matches them. */
export function routesOf(files: readonly string[]): readonly Route[] {
  const rank = (segment = '') => /^(?:\[*)(?:\.*)/.exec(segment)?.[0].length ?? 0
  return files
    .filter((file) => file in metadataRoutes || routeFile.test(file))
    .map((file) => ({
      file,
      segments:
        file in metadataRoutes
          ? [metadataRoutes[file] ?? '']
          : path.posix
              .dirname(file)
              .split('/')
              .slice(2)
              .filter((folder) => !isHidden(folder)),
    }))
    .sort((a, b) => {
      const length = Math.max(a.segments.length, b.segments.length)
      for (let at = 0; at < length; at++) {
        const difference = rank(a.segments[at]) - rank(b.segments[at])
        if (difference !== 0) return difference
      }
      return 0
    })
}

/** The files that render a route: its own, and its layouts and error pages. */
export function filesOf(route: Route, files: readonly string[]): readonly string[] {
  const wraps = (file: string) =>
    wrapping.test(file) && `${path.posix.dirname(route.file)}/`.startsWith(`${path.posix.dirname(file)}/`)
  return [route.file, ...files.filter(wraps)]
}

/** An address in quotes or at the beginning of a pattern; a lone slash is the home page only in quotes. */
const addressPattern = /(?<=['"`(^])\*?\/+(?:[\w\-.*][\w\-.*/]*|(?<=['"`]\/)(?=['"`?#]))/g

/** A slash that is an argument of a string method. */
const stringMethod = /\.(?:split|join|startsWith|endsWith|includes)\((['"`])\/\1/g

/**
 * Finds the addresses in a source, in templates and patterns too. `*` replaces parts that are known only at run time; an
 * address that ends in a slash may have further parts.
 */
export function addressesIn(source: string): string[] {
  const plain = source
    .replaceAll('\\/', '/')
    .replace(/\$\{[^}]*\}/g, '*')
    .replace(stringMethod, '')
  return [...plain.matchAll(addressPattern)].map(([address]) =>
    address.length > 1 && address.endsWith('/') ? `${address}*` : address,
  )
}

function matches(segments: readonly string[], parts: readonly string[]): boolean {
  const [segment, ...later] = segments
  const [part, ...rest] = parts
  if (part === undefined) return segment === undefined || segment.startsWith('[[')
  if (part.includes('*')) return true
  if (segment === undefined) return false
  if (segment.includes('...')) return true
  return (segment.startsWith('[') || segment === part) && matches(later, rest)
}

/**
 * Finds the routes that may serve an address: the most specific match, or all matches when parts of the address are unknown.
 * Includes the not-found page when a catch-all route matches.
 */
export function routesAt(address: string, routes: readonly Route[]): readonly Route[] {
  const parts = address.split('/').filter(Boolean)
  const matching = routes.filter(({ segments }) => matches(segments, parts))
  const last = matching.findIndex(({ segments }) => matchesAlways(segments, parts))
  const reachable = matching.slice(0, last < 0 ? undefined : last + 1)
  const notFound = routes.filter(
    ({ file, segments }) =>
      segments.at(-1) === notFoundSegment &&
      reachable.some(
        (route) => route.segments.at(-1)?.includes('...') && areaOf(route.file) === areaOf(file),
      ),
  )
  return [...reachable, ...notFound]
}

/** Finds the routes for an address whose beginning is unknown: an origin or the first parts of a path. */
export function routesEnding(address: string, routes: readonly Route[]): readonly Route[] {
  const [first = '', ...rest] = address.split('/').filter(Boolean)
  if (routes.some(({ segments }) => segments[0] === first)) return routesAt(address, routes)
  return routes.filter(({ segments }) =>
    [...segments.keys()].some((from) => matches(segments.slice(from), [first, ...rest])),
  )
}
