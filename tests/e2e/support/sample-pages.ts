import { repeatedPageKind } from './crawl.ts'

/** Returns the kind of a page: its path without the range, the dealer and the values of the query. */
function kindOf(url: string): string {
  const { pathname, search } = new URL(url)
  return (repeatedPageKind(pathname) ?? pathname) + (search ? '?' : '')
}

/**
 * Selects the pages for one of two checks: one of each kind, because those of a kind differ in their content, not in how
 * they are made. Of a kind with several pages the two visit different ones. The odd half visits every kind of page; the
 * even half, every third one of the kinds with a single page.
 */
export function samplePages<P extends { readonly url: string }>(
  pages: readonly P[],
  half: 'even' | 'odd',
): P[] {
  const kinds = Map.groupBy(pages, ({ url }) => kindOf(url))
  let singlePages = 0
  return [...kinds.values()].flatMap((list) => {
    if (half === 'even' && list.length === 1 && singlePages++ % 3 > 0) return []
    return list.slice(half === 'odd' && list.length > 1 ? 1 : 0).slice(0, 1)
  })
}
