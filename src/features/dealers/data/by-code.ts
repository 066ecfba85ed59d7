import type { Dealer } from '../dealer.ts'
import { directory } from './directory.ts'
import { DealersUnavailable } from './mail.ts'

/**
 * The listed dealer of a supplier code, asked anew each time; null when there is none. For programs that name dealers
 * by their codes.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function findDealerByCode(code: string): Promise<Dealer | null> {
  const lookup = await directory().dealers()
  if (lookup.found) return lookup.value.find(({ supplierCode }) => supplierCode === code) ?? null
  if (lookup.failed) throw new DealersUnavailable()
  return null
}
