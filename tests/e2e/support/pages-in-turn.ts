/** What pages of one making have in common: their address without the range it is about, and without choices. */
function makingOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(/^\/vehicles\/[^/]+/, '/vehicles/*') + (search ? '?' : '')
}

/**
 * The pages to look at when every page is looked at twice, in two ways: all but those that differ from others in
 * nothing but their vehicle. Of these the first is looked at in both ways, and the others in one way or the other.
 */
export function pagesInTurn<P extends { readonly url: string }>(
  pages: readonly P[],
  turn: 'even' | 'odd',
): P[] {
  const seen = new Map<string, number>()
  return pages.filter(({ url }) => {
    const making = makingOf(url)
    const index = seen.get(making) ?? 0
    seen.set(making, index + 1)
    return index === 0 || index % 2 === (turn === 'even' ? 0 : 1)
  })
}
