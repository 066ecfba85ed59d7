import type { Dealer } from '../dealer.ts'
import { directory } from './directory.ts'
import { unwrap } from './unavailable.ts'

/**
 * Finds a listed dealer by its supplier code, without the cache of Next; null when there is none.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findDealerByCode(code: string): Promise<Dealer | null> {
  const { value: dealers } = unwrap(await directory().dealers())
  return dealers?.find(({ supplierCode }) => supplierCode === code) ?? null
}

/**
 * Returns the supplier codes of all listed dealers, without the cache of Next.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function readSupplierCodes(): Promise<ReadonlySet<string>> {
  const { value: dealers } = unwrap(await directory().dealers())
  return new Set((dealers ?? []).flatMap(({ supplierCode }) => supplierCode ?? []))
}
