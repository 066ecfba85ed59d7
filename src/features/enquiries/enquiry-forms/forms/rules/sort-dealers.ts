import type { Region } from '#features/dealers/dealers/index.ts'

type WithRegion = { readonly region: Pick<Region, 'name' | 'kind'> | null }

/**
 * Sorts dealers for a list in groups: provinces before countries, each by name. The country of the visitor's own dealer
 * is first.
 *
 * @param own name of the region of the dealer that the page is about; null without one.
 */
export function sortDealers<Item extends WithRegion>(dealers: readonly Item[], own: string | null): Item[] {
  const rank = ({ region }: Item) => {
    if (region?.kind === 'country') return region.name === own ? 0 : 2
    return region ? 1 : 3
  }
  return dealers.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (one.region?.name ?? '').localeCompare(other.region?.name ?? '', 'en'),
  )
}
