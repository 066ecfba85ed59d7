import type { Dealer } from './dealer.ts'
import { everythingVisible, nothingVisible, type Visibility } from './rules/visibility.ts'

/** The dealer whose pages are displayed. Serialisable, so that it can be passed to islands. */
export type DealerContext = {
  readonly slug: string
  /** Null while the dealer cannot be read; everything that a region may hide is then hidden. */
  readonly name: string | null
  /** Null when unknown. */
  readonly town: string | null
  /** The province or country; null when unknown. */
  readonly region: string | null
  /** Identifies the dealer in online buying. */
  readonly supplierCode: string | null
  /** What the pages of dealers in its region show. */
  readonly shows: Visibility
}

/** Returns the context of a dealer. */
export function dealerContextOf({ slug, name, address, supplierCode, region }: Dealer): DealerContext {
  return {
    ...{ slug, name, supplierCode },
    town: address.city,
    region: region?.name ?? null,
    shows: region?.shows ?? everythingVisible,
  }
}

/** Returns the context of a dealer that cannot be read: only its slug is known. Source: decision F-13. */
export function unavailableDealerContext(slug: string): DealerContext {
  return { slug, name: null, town: null, region: null, supplierCode: null, shows: nothingVisible }
}
