import { reservedSegments } from '#features/site/site-map/addresses.ts'

/** First segments that are reserved for the software and for built-in pages. */
const reserved: ReadonlySet<string> = new Set(reservedSegments)

const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Validates the path of a page. Returns an error message for the editor, or null when the path is valid.
 * A path begins with a slash and does not end with one; `/` is the home page.
 */
export function pathError(path: string): string | null {
  if (path === '/') return null
  if (!path.startsWith('/')) return 'A path begins with a slash: /owners'
  const segments = path.slice(1).split('/')
  if (!segments.every((part) => segment.test(part)))
    return 'A path consists of lower-case letters, digits and single hyphens between slashes, without a slash at the end: /owners/help-and-support'
  if (reserved.has(segments[0] ?? '')) return `Addresses that begin with /${segments[0]} are reserved.`
  return path.length > 200 ? 'A path has at most 200 characters.' : null
}

/** Addresses of built-in pages about vehicles besides the line-up and the pages of ranges. */
const builtInVehiclePage =
  /^\/vehicles\/(?:(?:filter|size)(?:\/|$)|([^/]+)\/(?:compare|manual|offers|quote|spec-sheet)(?:\/|$))/

/**
 * Validates that visitors can see a page at this path. The page of a range takes sections, but the other built-in pages
 * about vehicles do not. Returns an error message for the editor, or null.
 */
export function vehiclePathError(path: string): string | null {
  const found = builtInVehiclePage.exec(path)
  if (!found) return null
  const [, range] = found
  const instead = range
    ? ` Sections for the page of a range belong at its own address: /vehicles/${range}`
    : ''
  return `The site has a page of its own at ${path}, which takes no sections.${instead}`
}

/** The parent paths of a path, from the top: `/a` and `/a/b` for `/a/b/c`. The home page is not included. */
export function parentPaths(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  return segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
}
