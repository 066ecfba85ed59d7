/** One tab of a group: a region and its dealers. */
export type ProvinceOfGroup<Dealer> = {
  readonly region: number
  readonly name: string
  readonly dealers: readonly Dealer[]
}

/**
 * Groups the dealers of a group by region.
 *
 * @param regions all regions in table order. Dealers of other regions are left out.
 * @param tabs ids of the regions that are tabs, in display order; empty for all regions with dealers. Other regions with
 *   dealers are appended, so that no dealer is missing. A tab without dealers is empty.
 * Source: requirements D-058 to D-060.
 */
export function groupByProvince<Dealer extends { readonly region: number | null }>(
  dealers: readonly Dealer[],
  regions: readonly { readonly id: number; readonly name: string }[],
  tabs: readonly number[] = [],
): ProvinceOfGroup<Dealer>[] {
  const withDealers = regions.filter(({ id }) => dealers.some(({ region }) => region === id))
  const named = tabs.flatMap((tab) => regions.filter(({ id }) => id === tab))
  return [...new Set([...named, ...withDealers])].map(({ id, name }) => ({
    region: id,
    name,
    dealers: dealers.filter(({ region }) => region === id),
  }))
}
