/** First segments that belong to the software, or to pages that no editor makes. */
const taken = new Set([
  ...['en', 'af', 'zu', 'admin', 'api', 'services', 'sections', 'internal', 'art', 'catalogue', 'preview'],
  ...['healthz', 'readyz', '_next', 'search'],
])

const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * What is wrong with the path of a page, as a sentence for the editor; null when nothing is.
 * A path begins with a slash and ends without one; `/` is the home page.
 */
export function pathFault(path: string): string | null {
  if (path === '/') return null
  if (!path.startsWith('/')) return 'A path begins with a slash: /owners'
  const segments = path.slice(1).split('/')
  if (!segments.every((part) => segment.test(part)))
    return 'A path is made of small letters, digits and single hyphens between slashes, without one at the end: /owners/help-and-support'
  if (taken.has(segments[0] ?? '')) return `Addresses that begin with /${segments[0]} belong to the software.`
  return path.length > 200 ? 'A path has at most 200 characters.' : null
}

/** The paths above a path, from the top: `/a/b/c` lies below `/a` and `/a/b`. The home page is above none. */
export function pathsAbove(path: string): string[] {
  const segments = path.split('/').filter(Boolean)
  return segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
}
