import type { Lookup } from '#platform/service/lookup.ts'
import type { Dealer, DealerGroup, Region } from '../dealer.ts'
import type { DealerMail } from '../rules/recipients.ts'

/**
 * The dealers of the network. What is not published is not there.
 *
 * An outside service that fails gives a result and no exception; only a fault of our own is thrown.
 */
export type DealerDirectory = {
  /** Every listed dealer, by name. Source: requirements D-379, D-382. */
  dealers(): Promise<Lookup<readonly Dealer[]>>
  /** A dealer by its address, listed or not. Source: requirements C-371, V-324. */
  dealer(slug: string): Promise<Lookup<Dealer>>
  /** A group with its listed dealers by province. Source: requirements D-377 to D-380. */
  group(slug: string): Promise<Lookup<DealerGroup>>
  /** Where a dealer's enquiries go. Never for a visitor's eyes. Source: requirement D-094. */
  mail(id: string): Promise<Lookup<DealerMail>>
  /** Every address there is, where that is known: then an invented one need not be asked for. */
  addresses(): Promise<{ readonly dealers: readonly string[]; readonly groups: readonly string[] } | null>
}

/** The table of provinces and countries, which is always our own. Source: decision F-12. */
export type RegionTable = { regions(): Promise<readonly Region[]> }
