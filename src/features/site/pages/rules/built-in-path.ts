/** The addresses below `/dealers/{slug}` at which the site shows a page of its own, whatever pages exist. */
export const builtInSegments: readonly string[] = [
  'finance-offers',
  'group-specials',
  'kinto-offers',
  'new-vehicles',
  'nothing-here',
  'pre-owned',
]

/** The page with a page of its own below it for each document: `/specials/free-wheel-alignment`. */
export const builtInParent = 'specials'

/**
 * Returns an error message for the path of a page that visitors of a dealer's site would never see, because a page of
 * the site itself has that address or one above it; null for other paths. Pages of the template are not among these: a
 * dealer's own page replaces them (decision 43).
 *
 * @param path of a page of a dealer's site: `/dealers/bryanston/team`
 */
export function builtInPathError(path: string): string | null {
  const [, , slug, segment = '', child] = path.split('/')
  const taken = builtInSegments.includes(segment) || (segment === builtInParent && child !== undefined)
  if (!taken) return null
  const address = `/dealers/${slug}/${segment}`
  return child === undefined
    ? `${address} is a page that the site makes itself. Choose another address.`
    : `The site makes the pages below ${address} itself. Choose another address.`
}
