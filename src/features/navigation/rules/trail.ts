/** A step of the way to a page. The page itself, and what has no page, have no address. */
export type Crumb = { readonly label: string; readonly href: string | null }

/** What is known of the site's pages. */
export type PageTree = {
  readonly has: (path: string) => boolean
  readonly titleOf: (path: string) => string | null
}

/** The words of a segment without a page: `gr-cup` → Gr cup. */
function wordsOf(segment: string): string {
  const words = segment.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The way from the home page to a page, by the segments of its path. The home page has no way to it.
 *
 * @param home what the first step is called
 * @param title of the page itself, where it is not the one the tree knows
 */
export function trailTo(
  path: string,
  tree: PageTree,
  { home, title }: { home: string; title?: string },
): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index): Crumb => {
    const address = `/${segments.slice(0, index + 1).join('/')}`
    const isLast = index === segments.length - 1
    const label = (isLast ? title : undefined) ?? tree.titleOf(address) ?? wordsOf(segment)
    return { label, href: !isLast && tree.has(address) ? address : null }
  })
  return [{ label: home, href: '/' }, ...crumbs]
}
