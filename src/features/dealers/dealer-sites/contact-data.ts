import type { DealerData } from './dealer-data.ts'
import type { LocatorMap } from './locator-map.ts'

/** Telephone numbers of the whole site; null when not set, or hidden by the dealer's region. */
export type SiteNumbers = {
  readonly roadsideAssistance: string | null
  readonly customerCare: string | null
  readonly customerCareFromAbroad: string | null
  readonly financeServices: string | null
  readonly financeServicesFromAbroad: string | null
}

/** What the contact block shows. */
export type ContactData = {
  /** Null on pages that are not a dealer's. */
  readonly dealer: DealerData | null
  readonly numbers: SiteNumbers
  /** Null without the dealer's coordinates. Source: requirement D-258. */
  readonly map: LocatorMap | null
}
