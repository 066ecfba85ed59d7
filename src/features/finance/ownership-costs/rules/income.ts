import { type BasisPoints, type Cents, cents } from '#platform/money.ts'

const basisPointsPerWhole = 10_000
/** An income is named in hundreds of rand: it is no exact limit. */
const step = 10_000

/**
 * Returns the monthly income of which an instalment is the given share, rounded up to a hundred rand; null for a share of
 * nothing.
 */
export function incomeFor(instalment: Cents, share: BasisPoints): Cents | null {
  if (share === 0) return null
  return cents(Math.ceil((instalment * basisPointsPerWhole) / (share * step)) * step)
}
