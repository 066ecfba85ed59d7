/** One tab of a group: a region's name and the dealers there. */
export type ProvinceOfGroup<Dealer> = {
  readonly region: number
  readonly name: string
  readonly dealers: readonly Dealer[]
}

/**
 * A group's dealers under the names of their regions.
 *
 * @param regions every region, in the order of the table; a dealer whose region is not among them is left out.
 * @param tabs ids of the regions that are tabs, in their order. Empty: those that have dealers. A region that has
 *   dealers and is not named follows at the end, so that no dealer is lost; one that is named and has none is empty.
 * Source: requirements D-058 to D-060.
 */
export function groupByProvince<Dealer extends { readonly region: number | null }>(
  dealers: readonly Dealer[],
  regions: readonly { readonly id: number; readonly name: string }[],
  tabs: readonly number[] = [],
): ProvinceOfGroup<Dealer>[] {
  const inhabited = regions.filter(({ id }) => dealers.some(({ region }) => region === id))
  const named = tabs.flatMap((tab) => regions.filter(({ id }) => id === tab))
  return [...new Set([...named, ...inhabited])].map(({ id, name }) => ({
    region: id,
    name,
    dealers: dealers.filter(({ region }) => region === id),
  }))
}
