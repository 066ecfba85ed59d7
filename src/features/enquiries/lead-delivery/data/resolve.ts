import type { Payload } from 'payload'
import type { Enquiry } from '#features/enquiries/enquiries/index.ts'
import type { Lookups } from '#features/enquiries/enquiries/jobs.ts'
import { requestedDetailsOf, resolveDetails, storeDetails } from '#features/enquiries/enquiries/jobs.ts'
import { withTransaction } from '#platform/database/transaction.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import type { DeliveryChannel } from '../delivery-channel.ts'
import { deliveryQueues } from '../queues.ts'
import { applicableChannels, insertMissingDeliveries } from './new-deliveries.ts'

/** Timeout of all lookups of one attempt. */
const lookupTimeoutMs = 20_000

export type ResolveOptions = {
  readonly channels: readonly DeliveryChannel[]
  readonly lookups: Lookups
  readonly signal: AbortSignal
}

/**
 * Looks up the details that could not be looked up when an enquiry was stored, and stores them with the deliveries that
 * now apply, in one transaction. Does nothing when another attempt did so first or the enquiry was erased.
 *
 * @throws the error of the first failed lookup; nothing is stored then.
 * Source: decision record 21.
 */
export async function resolveEnquiry(
  payload: Payload,
  enquiry: Enquiry,
  { channels, lookups, signal }: ResolveOptions,
): Promise<void> {
  const requested = await requestedDetailsOf(payload, enquiry.id)
  if (!requested) return
  const { kind, subject, dealer } = enquiry
  const withTimeout = AbortSignal.any([signal, AbortSignal.timeout(lookupTimeoutMs)])
  const found = await resolveDetails(
    { kind, requested, known: { subject, dealer }, signal: withTimeout },
    lookups,
  )
  if (found.failures.length > 0) throw found.failures[0]
  const box = await outbox(payload, deliveryQueues)
  await withTransaction(payload, async (transaction) => {
    if (!(await storeDetails(transaction, enquiry, requested, found))) return
    const applicable = applicableChannels({ ...enquiry, ...found }, channels, found.settings)
    await box.enqueue(transaction, await insertMissingDeliveries(transaction, enquiry.id, applicable))
  })
}
