import type { PayloadRequest } from 'payload'
import type { DeliverySettings } from '#features/enquiries/enquiries/index.ts'
import {
  deliverySettings,
  markUnresolved,
  recordConsentsOf,
  type StoredEnquiry,
} from '#features/enquiries/enquiries/jobs.ts'
import { cachedLookups } from '#features/enquiries/enquiries/server.ts'
import { transactionOfHook } from '#platform/database/transaction.ts'
import { log } from '#platform/process/log.ts'
import { dispatch } from './dispatch.ts'
import { findUndelivered } from './stored-delivery.ts'

/**
 * Releases an enquiry from spam: records the consents and queues the deliveries that were skipped when it was received.
 *
 * @param req of the change of its status, whose transaction this is part of.
 */
export async function releaseEnquiry(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOfHook(req)
  const stored = await findUndelivered(transaction, id)
  if (!stored) return
  const { enquiry } = stored
  const queueDeliveries = await dispatch.open(req.payload)
  const settings = await settingsFor(stored)
  if (!settings) await markUnresolved(transaction, id)
  await recordConsentsOf(transaction, enquiry)
  await queueDeliveries(transaction, enquiry, settings)
}

/** Returns null when the lookup fails: the delivery then looks the settings up and adds the missing deliveries. */
async function settingsFor({ enquiry, isUnresolved }: StoredEnquiry): Promise<DeliverySettings | null> {
  if (isUnresolved) return null
  try {
    return await deliverySettings(enquiry.dealer, cachedLookups)
  } catch (error) {
    log.error({ err: error }, 'delivery settings lookup failed, retried on delivery')
    return null
  }
}
