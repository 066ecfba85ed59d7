import type { DealerMail } from '../rules/recipients.ts'
import { directory } from './directory.ts'

/** The dealer system failed. Thrown inside cached functions, so that a failure is never cached. */
export class DealersUnavailable extends Error {
  constructor() {
    super('The dealer system did not respond.')
    this.name = 'DealersUnavailable'
  }
}

/**
 * Finds the recipients of a published dealer's enquiries; null when there is no such dealer. For the delivery of leads,
 * never for pages. Uncached, so that the worker, which runs without Next, can call it.
 *
 * @throws DealersUnavailable when the dealer system failed and there is no response of the last hour.
 */
export async function findDealerMail(id: string): Promise<DealerMail | null> {
  const lookup = await directory().mail(id)
  if (lookup.found) return lookup.value
  if (lookup.failed) throw new DealersUnavailable()
  return null
}
