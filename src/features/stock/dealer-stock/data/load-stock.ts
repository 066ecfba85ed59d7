import { findDealer, findGroup } from '#features/dealers/dealers/server.ts'
import type { StockDealer, UsedVehicle } from '#features/stock/stock/index.ts'
import { listStockDealers, listStockOfGroup, StockUnavailable } from '#features/stock/stock/server.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { leavePageUncached } from '#platform/cache/uncached-page.ts'
import { log } from '#platform/process/log.ts'

/** The used vehicles of a dealer or a group. */
export type LoadedStock = {
  /** Name of the dealer or title of the group. */
  readonly name: string
  readonly vehicles: readonly UsedVehicle[]
  /** Names of the dealers whose vehicles cannot be read. */
  readonly unavailable: readonly string[]
  readonly isGroup: boolean
  /** The dealer's group, whose vehicles its page can add; null without one, and on a page of a group. */
  readonly group: { readonly slug: string; readonly title: string } | null
}

/**
 * Loads the vehicles of several dealers with one call for each. Those that fail are named; their failures are logged.
 *
 * Source: requirements D-084 to D-086; decision D-10.
 *
 * @throws StockUnavailable when the calls of all dealers failed.
 */
async function loadAll(
  dealers: readonly StockDealer[],
): Promise<Pick<LoadedStock, 'vehicles' | 'unavailable'>> {
  const { vehicles, unavailable } = await listStockOfGroup(dealers)
  if (unavailable.length > 0) {
    if (unavailable.length === dealers.length) throw new StockUnavailable()
    log.error({ dealers: unavailable.map(({ supplierCode }) => supplierCode) }, 'stock of group incomplete')
    await shortenRevalidation()
  }
  return { vehicles, unavailable: unavailable.map(({ name }) => name) }
}

const inGroup = (slug: string) => (dealer: StockDealer) => dealer.group?.slug === slug

/**
 * Loads the vehicles of a dealer, or those of its whole group; a dealer without a group shows its own. Null when there is
 * no such dealer.
 *
 * Source: requirements D-074, D-075, D-083 and D-084.
 *
 * @throws StockUnavailable when no vehicle can be read; DealersUnavailable when the dealers cannot.
 */
export async function loadDealerStock(slug: string, wantsGroup: boolean): Promise<LoadedStock | null> {
  const [dealer, all] = await Promise.all([findDealer(slug), listStockDealers()])
  if (!dealer) return null
  const { group, name } = dealer
  const isGroup = wantsGroup && group !== null
  const dealers = all.filter(isGroup ? inGroup(group.slug) : (one) => one.slug === slug)
  return { name: isGroup ? group.title : name, ...(await loadAll(dealers)), isGroup, group }
}

/**
 * Loads the vehicles of a group; null when there is no such group.
 *
 * @throws StockUnavailable when no vehicle can be read; DealersUnavailable when the dealers cannot.
 */
export async function loadGroupStock(slug: string): Promise<LoadedStock | null> {
  const [group, all] = await Promise.all([findGroup(slug), listStockDealers()])
  if (!group) return null
  const stock = await loadAll(all.filter(inGroup(slug)))
  return { name: group.title, ...stock, isGroup: true, group: null }
}

/**
 * Loads a stock for a page: `failed` when it cannot be read, which is logged, and then the page is not cached.
 *
 * Source: requirements D-087, D-394 and D-407.
 */
export async function stockOrFailure(
  load: () => Promise<LoadedStock | null>,
): Promise<LoadedStock | 'failed' | null> {
  try {
    return await load()
  } catch (error) {
    log.error({ reason: String(error) }, 'stock of dealer unavailable')
    await leavePageUncached()
    return 'failed'
  }
}
