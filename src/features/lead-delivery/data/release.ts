import type { PayloadRequest } from 'payload'
import { recordConsent } from '#features/consent/jobs.ts'
import type { DeliverySettings } from '#features/enquiries/index.ts'
import { deliverySettings, markUnresolved, type StoredEnquiry } from '#features/enquiries/jobs.ts'
import { cachedLookups } from '#features/enquiries/server.ts'
import { transactionOfHook } from '#platform/database/transaction.ts'
import { log } from '#platform/log.ts'
import { dispatch } from './dispatch.ts'
import { findUndelivered } from './stored-delivery.ts'

/**
 * Sends an enquiry that was taken for a machine's and is a person's after all: what it would have set going when it
 * came happens now.
 *
 * @param req of the change that says so: all of it is committed, or none.
 */
export async function releaseEnquiry(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOfHook(req)
  const stored = await findUndelivered(transaction, id)
  if (!stored) return
  const { enquiry } = stored
  const { person, marketing, kind, reference, page, language, receivedAt } = enquiry
  const queueDeliveries = await dispatch.open(req.payload)
  const settings = await settingsFor(stored)
  if (!settings) await markUnresolved(transaction, id)
  if (marketing) {
    const circumstances = { source: `form:${kind}`, reference, page, language, at: new Date(receivedAt) }
    await recordConsent(transaction, { email: person.email, choice: marketing, ...circumstances })
  }
  await queueDeliveries(transaction, enquiry, settings)
}

/** Null while they are not known: delivery then looks them up and adds what follows from them. */
async function settingsFor({ enquiry, isUnresolved }: StoredEnquiry): Promise<DeliverySettings | null> {
  if (isUnresolved) return null
  try {
    return await deliverySettings(enquiry.dealer, cachedLookups)
  } catch (error) {
    log.error({ err: error }, 'delivery settings lookup failed, left to the delivery')
    return null
  }
}
