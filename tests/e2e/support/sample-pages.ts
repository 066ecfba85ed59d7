import { dealerPageKind } from './crawl.ts'

/** Returns the kind of a page: its path without the range, the dealer and the values of the query. */
function kindOf(url: string): string {
  const { pathname, search } = new URL(url)
  const kind = dealerPageKind(pathname) ?? pathname.replace(/^\/vehicles\/[^/]+/, '/vehicles/*')
  return kind + (search ? '?' : '')
}

/**
 * Selects the pages for one of two checks that together cover every page. The first page of each kind is in both
 * halves; pages that differ from it only in their vehicle are in one half.
 */
export function samplePages<P extends { readonly url: string }>(
  pages: readonly P[],
  half: 'even' | 'odd',
): P[] {
  const counts = new Map<string, number>()
  return pages.filter(({ url }) => {
    const kind = kindOf(url)
    const index = counts.get(kind) ?? 0
    counts.set(kind, index + 1)
    return index === 0 || index % 2 === (half === 'even' ? 0 : 1)
  })
}
