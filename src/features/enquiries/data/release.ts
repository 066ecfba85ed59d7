import type { PayloadRequest } from 'payload'
import { recordConsent } from '#features/consent/server.ts'
import { transactionOfHook } from '#platform/database/transaction.ts'
import { outbox } from '#platform/outbox/outbox.ts'
import { channels } from '../delivery/channels.ts'
import { deliveryQueues } from '../queues.ts'
import { deliverySettings } from './settings.ts'
import { findUndelivered } from './stored-delivery.ts'
import { insertDeliveries, wantedBy } from './submit.ts'

/**
 * Sends an enquiry that was taken for a machine's and is a person's after all: what it would have set going when it
 * came happens now.
 *
 * @param req of the change that says so: all of it is committed, or none.
 */
export async function releaseEnquiry(req: PayloadRequest, id: number): Promise<void> {
  const transaction = await transactionOfHook(req)
  const enquiry = await findUndelivered(transaction, id)
  if (!enquiry) return
  const { person, marketing, kind, reference, page, language, receivedAt } = enquiry
  const box = await outbox(req.payload, deliveryQueues)
  const settings = await deliverySettings(enquiry.dealer)
  if (marketing) {
    const circumstances = { source: `form:${kind}`, reference, page, language, at: new Date(receivedAt) }
    await recordConsent(transaction, { email: person.email, choice: marketing, ...circumstances })
  }
  const wanted = wantedBy(enquiry, channels, settings)
  await box.enqueue(transaction, await insertDeliveries(transaction, id, wanted))
}
