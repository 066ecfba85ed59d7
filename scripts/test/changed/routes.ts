import path from 'node:path'

/** A file of `src/app` that answers an address. */
export type Route = { readonly file: string; readonly segments: readonly string[] }

const answering = /^src\/app\/(?:.*\/)?(?:page|route)\.tsx?$/
const wrapping = /\/(?:layout|template|error|global-error|not-found|loading)\.tsx$/
const single: Readonly<Record<string, string>> = {
  'src/app/robots.ts': 'robots.txt',
  'src/app/sitemap.ts': 'sitemap.xml',
  'src/app/icon.svg': 'icon.svg',
}

/** Folders that no address shows: groups, and the language and theme that rewrites put in front. */
const unseen = (folder: string) => folder.startsWith('(') || folder === '[locale]' || folder === '[theme]'

/** Whatever no page answers is answered by these. */
const ofNothing = 'nothing-here'

/** Whether a route that fits an address does so whatever is unknown of it, so that a less definite one is not asked. */
function answersAll(segments: readonly string[], parts: readonly string[]): boolean {
  const unknown = parts.findIndex((part) => part.includes('*'))
  const rest = segments.findIndex((segment) => segment.includes('...'))
  return unknown < 0 || (rest >= 0 && rest <= unknown)
}

const areaOf = (file: string) => file.split('/')[2]

/** The routes among the project's files, the more definite first, as Next asks them. */
export function routesOf(files: readonly string[]): readonly Route[] {
  const rank = (segment = '') => /^(?:\[*)(?:\.*)/.exec(segment)?.[0].length ?? 0
  return files
    .filter((file) => file in single || answering.test(file))
    .map((file) => ({
      file,
      segments:
        file in single
          ? [single[file] ?? '']
          : path.posix
              .dirname(file)
              .split('/')
              .slice(2)
              .filter((folder) => !unseen(folder)),
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

/** The files a route is made of: its own, and the layouts and error pages around it. */
export function filesOf(route: Route, files: readonly string[]): readonly string[] {
  const around = (file: string) =>
    wrapping.test(file) && `${path.posix.dirname(route.file)}/`.startsWith(`${path.posix.dirname(file)}/`)
  return [route.file, ...files.filter(around)]
}

/** In quotes, or at the beginning of a pattern; the slash alone is the home page only in quotes. */
const written = /(?<=['"`(^])\*?\/+(?:[\w\-.*][\w\-.*/]*|(?<=['"`]\/)(?=['"`?#]))/g

/** A slash that is a sign in a text. */
const textMethod = /\.(?:split|join|startsWith|endsWith|includes)\((['"`])\/\1/g

/**
 * The addresses written in a source, as templates and patterns too. `*` stands for what is only known when it runs; an
 * address that ends in a slash may go on.
 */
export function addressesIn(source: string): string[] {
  const plain = source
    .replaceAll('\\/', '/')
    .replace(/\$\{[^}]*\}/g, '*')
    .replace(textMethod, '')
  return [...plain.matchAll(written)].map(([address]) =>
    address.length > 1 && address.endsWith('/') ? `${address}*` : address,
  )
}

function answers(segments: readonly string[], parts: readonly string[]): boolean {
  const [segment, ...later] = segments
  const [part, ...rest] = parts
  if (part === undefined) return segment === undefined || segment.startsWith('[[')
  if (part.includes('*')) return true
  if (segment === undefined) return false
  if (segment.includes('...')) return true
  return (segment.startsWith('[') || segment === part) && answers(later, rest)
}

/**
 * The routes that may answer an address: the most definite, or all that fit when parts of it are not known. What no
 * page answers is answered by the page that says so.
 */
export function routesAt(address: string, routes: readonly Route[]): readonly Route[] {
  const parts = address.split('/').filter(Boolean)
  const fitting = routes.filter(({ segments }) => answers(segments, parts))
  const last = fitting.findIndex(({ segments }) => answersAll(segments, parts))
  const asked = fitting.slice(0, last < 0 ? undefined : last + 1)
  const nothing = routes.filter(
    ({ file, segments }) =>
      segments.at(-1) === ofNothing &&
      asked.some((route) => route.segments.at(-1)?.includes('...') && areaOf(route.file) === areaOf(file)),
  )
  return [...asked, ...nothing]
}

/** The same for an address of which nobody knows what stands before it: an origin, or the beginning of a path. */
export function routesEnding(address: string, routes: readonly Route[]): readonly Route[] {
  const [first = '', ...rest] = address.split('/').filter(Boolean)
  if (routes.some(({ segments }) => segments[0] === first)) return routesAt(address, routes)
  return routes.filter(({ segments }) =>
    [...segments.keys()].some((from) => answers(segments.slice(from), [first, ...rest])),
  )
}
