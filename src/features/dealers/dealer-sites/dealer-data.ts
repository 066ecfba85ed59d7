import type { Dealer } from '#features/dealers/dealers/index.ts'

/** Addresses of a dealer's pages and of what visitors do with it. */
export type DealerLinks = {
  readonly home: string
  readonly contact: string
  readonly newVehicles: string
  /** Null for a dealer without a supplier code, which has no stock. */
  readonly usedVehicles: string | null
  /** The contact details as a file for an address book. */
  readonly contactCard: string
  /** On a maps service; null without coordinates. Source: requirement D-264. */
  readonly directions: string | null
  /** On the booking site; null when it is not set. Source: requirements D-384 and D-386. */
  readonly serviceBooking: string | null
  /** Our own form, or the booking site. Null when there is neither. Source: requirement D-385. */
  readonly testDrive: string | null
  /** Our own form, or the online shop. Null when there is neither. Source: requirement D-387. */
  readonly quote: string | null
  /** Our own form, or the booking site. Null when there is neither. */
  readonly service: string | null
  /** Our own form about a repair; null without its page. */
  readonly repair: string | null
  /** Our own form about finance; null without its page, and where the region hides finance or prices. */
  readonly finance: string | null
}

/** A dealer as the blocks of its site show it. JSON-serialisable. */
export type DealerData = {
  readonly dealer: Dealer
  /** ISO days of the public holidays of this and the next year in its country. */
  readonly holidays: readonly string[]
  /** Milliseconds the site clock is ahead of the system clock, when it is set. */
  readonly clockOffset: number
  readonly links: DealerLinks
}
