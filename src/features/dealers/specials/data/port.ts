import type { Dealer } from '#features/dealers/dealers/index.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import type { Special } from '../special.ts'

/** The dealer whose specials are read. */
export type SpecialDealer = Pick<Dealer, 'slug' | 'group'>

/** The slugs of the dealers with live specials and of their groups; or every dealer has some. */
export type DealersWithSpecials = {
  readonly dealers: readonly string[]
  readonly groups: readonly string[]
  readonly every: boolean
}

/**
 * The advertised specials of dealers.
 *
 * Failures of an external service are returned as lookups with `failed`; internal errors are thrown.
 */
export type SpecialSource = {
  /** The specials shown at a dealer, the dealer's own first; some may not be live. Source: requirement D-372. */
  specialsOf(dealer: SpecialDealer): Promise<Lookup<readonly Special[]>>
  /** A special shown at a dealer, also after its last day. */
  special(dealer: SpecialDealer, id: string): Promise<Lookup<Special>>
  /** Null when it is not known without reading the specials of each dealer. */
  dealersWithSpecials(): Promise<DealersWithSpecials | null>
}
