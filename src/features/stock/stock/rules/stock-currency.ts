import { type Cents, formatNamibianDollars, formatPrice } from '#platform/money.ts'
import type { StockDealer } from '../used-vehicle.ts'

/** Formats an amount in the currency of a dealer: `R 269 750` or `N$ 269 750`; `N/A` for null. Source: requirement D-410. */
export function formatStockPrice(amount: Cents | null, currency: StockDealer['currency']): string {
  return currency === 'NAD' ? formatNamibianDollars(amount) : formatPrice(amount)
}
