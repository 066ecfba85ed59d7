import type { Dealer } from '../dealer.ts'
import { DealersUnavailable } from './dealer-mail.ts'
import { directory } from './directory.ts'

/**
 * Finds a listed dealer by its supplier code, without the cache of Next; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findDealerByCode(code: string): Promise<Dealer | null> {
  const lookup = await directory().dealers()
  if (lookup.found) return lookup.value.find(({ supplierCode }) => supplierCode === code) ?? null
  if (lookup.failed) throw new DealersUnavailable()
  return null
}
