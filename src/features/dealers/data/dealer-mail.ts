import type { DealerMail } from '../rules/recipients.ts'
import { directory } from './directory.ts'
import { unwrap } from './unavailable.ts'

/**
 * Finds the recipients of a published dealer's enquiries; null when there is no such dealer. For the delivery of leads,
 * never for pages. Uncached, so that the worker, which runs without Next, can call it.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findDealerMail(id: string): Promise<DealerMail | null> {
  return unwrap(await directory().mail(id)).value
}
