import type { Dealer } from './dealer.ts'
import { everythingShown, nothingShown, type Visibility } from './rules/visibility.ts'

/** The dealer on whose pages something is shown: plain values, so that an island may be told them. */
export type DealerContext = {
  readonly slug: string
  /** Null while the dealer cannot be read: its region is unknown then, and all that a region may hide is hidden. */
  readonly name: string | null
  /** Null when it is not known where the dealer is. */
  readonly town: string | null
  /** The province or country; null when it is not known. */
  readonly region: string | null
  /** Under which online buying knows the dealer. */
  readonly supplierCode: string | null
  /** What pages of dealers in its region show. */
  readonly shows: Visibility
}

/** A dealer as far as the pages in its name need it. */
export function contextOf({ slug, name, address, supplierCode, region }: Dealer): DealerContext {
  return {
    ...{ slug, name, supplierCode },
    town: address.city,
    region: region?.name ?? null,
    shows: region?.shows ?? everythingShown,
  }
}

/** A dealer that cannot be read: nothing but its address is known. Source: decision F-13. */
export function unreadDealer(slug: string): DealerContext {
  return { slug, name: null, town: null, region: null, supplierCode: null, shows: nothingShown }
}
