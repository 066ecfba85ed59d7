import type { Dealer } from './dealer.ts'
import { everythingShown, type Visibility } from './rules/visibility.ts'

/** The dealer on whose pages something is shown: plain values, so that an island may be told them. */
export type DealerContext = {
  readonly slug: string
  readonly name: string
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
