import type { DealerMail } from '../rules/recipients.ts'
import { directory } from './directory.ts'

/** What the dealer system could not say. Thrown inside a cached reader, so that a failure is never kept. */
export class DealersUnavailable extends Error {
  constructor() {
    super('The dealer system did not answer.')
    this.name = 'DealersUnavailable'
  }
}

/**
 * Where a published dealer's enquiries go, asked anew each time; null when there is no such dealer. For the delivery
 * of leads, never for a page. Apart from what is cached, so that the worker, which has no Next, can ask it too.
 *
 * @throws DealersUnavailable when the dealer system failed and has not answered for an hour.
 */
export async function findDealerMail(id: string): Promise<DealerMail | null> {
  const lookup = await directory().mail(id)
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new DealersUnavailable()
  return null
}
