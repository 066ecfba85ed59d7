/** The last segment of a path, without query and anchor: `/dealers/x/new-vehicles/hilux-xtra-cab` → `hilux-xtra-cab`. */
function lastSegment(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return path.split('/').findLast((segment) => segment !== '') ?? ''
}

/**
 * Returns the index of the first tab that links to a page with the same last segment as the current page; the first tab
 * when none does.
 *
 * @param tabs the addresses to which the cards of each tab link
 *
 * Source: requirement C-294.
 */
export function initialTab(path: string, tabs: readonly (readonly string[])[]): number {
  const segment = lastSegment(path)
  const index = tabs.findIndex((hrefs) => hrefs.some((href) => lastSegment(href) === segment))
  return Math.max(0, index)
}
