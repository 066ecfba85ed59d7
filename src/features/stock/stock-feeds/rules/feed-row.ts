import type { StockRecord } from '#features/stock/stock/index.ts'
import type { Cents } from '#platform/money.ts'

/** A valid vehicle of a feed, as it is stored. */
export type FeedRow = Omit<StockRecord, 'addedAt' | 'position' | 'soldAt'> & {
  /** Before the mark-up; never public. */
  readonly basePrice: Cents | null
  /** Whether the feed allows it on the internet. Source: requirement D-113. */
  readonly isPublic: boolean
}
