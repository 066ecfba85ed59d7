import type { Lookup } from '#platform/service/lookup.ts'
import type { Dealer, DealerGroup, Region } from '../dealer.ts'
import type { DealerMail } from '../rules/recipients.ts'

/**
 * The published dealers of the network.
 *
 * Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 */
export type DealerDirectory = {
  /** Every listed dealer, by name. Source: requirements D-379, D-382. */
  dealers(): Promise<Lookup<readonly Dealer[]>>
  /** A dealer by its slug, listed or not. Source: requirements C-371, V-324. */
  dealer(slug: string): Promise<Lookup<Dealer>>
  /** A group with its listed dealers by province. Source: requirements D-377 to D-380. */
  group(slug: string): Promise<Lookup<DealerGroup>>
  /** The recipients of a dealer's enquiries; never public. Source: requirement D-094. */
  mail(id: string): Promise<Lookup<DealerMail>>
  /** All slugs, so that unknown ones need no query; null when the adapter does not know them. */
  addresses(): Promise<{ readonly dealers: readonly string[]; readonly groups: readonly string[] } | null>
}

/** The table of provinces and countries, which is always our own. Source: decision F-12. */
export type RegionTable = { regions(): Promise<readonly Region[]> }
