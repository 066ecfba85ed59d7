import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { loadDeliveredData } from '#features/enquiries/lead-delivery/jobs.ts'
import { deleteRemindersOf, endRemindersOf } from '#features/owners/service-reminders/jobs.ts'
import { recordFullWithdrawal, recordRefusal } from '#features/people/consent/jobs.ts'
import { endSubscription } from '#features/people/newsletter/jobs.ts'
import { deleteMails } from '#features/site/mail/server.ts'
import { deleteAlertsOf, endAlertsOf } from '#features/stock/vehicle-alerts/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { mailOutbox } from '#platform/outbox/mail-outbox.ts'
import { completionMail } from './mails.ts'
import { closeRequest, type PrivacyRequest } from './requests.ts'

/** Erases the person from all records but the ledger, which holds a hash and records that marketing must not be sent. */
async function erase(transaction: Transaction, request: PrivacyRequest, now: Date): Promise<void> {
  const { person } = request
  await recordFullWithdrawal(transaction, person, { source: 'erasure', at: now })
  await transaction.tx.execute(sql`delete from subscribers where person = ${person}`)
  await deleteAlertsOf(transaction, person)
  await deleteRemindersOf(transaction, person)
  await transaction.tx.execute(sql`
    update privacy_requests set email = null where person = ${person} and id <> ${request.id} and state = 'done'`)
}

async function object(transaction: Transaction, { person }: PrivacyRequest, now: Date): Promise<void> {
  await recordRefusal(transaction, 'objected', person, { source: 'privacy desk', at: now })
  await endSubscription(transaction, person, now)
  await endAlertsOf(transaction, person, now)
  await endRemindersOf(transaction, person, now)
}

/**
 * Fulfils a confirmed request. A copy can be downloaded from now on; an erasure or objection is carried out and
 * confirmed by mail. Idempotent, so an interrupted run can be repeated.
 *
 * @throws the error of the database; the request then stays open with its deadline.
 */
export async function fulfilRequest(payload: Payload, request: PrivacyRequest, now: Date): Promise<void> {
  const { wish, email, reference } = request
  if (wish === 'erase' && email !== null) {
    const deliveredData = await loadDeliveredData()
    const references = await deliveredData.eraseEnquiriesOf(email)
    await deleteMails(email, references)
    await deliveredData.deleteDeliveryRecords(email)
  }
  const outbox = await mailOutbox(payload)
  await withTransaction(payload, async (transaction) => {
    if (wish === 'erase') await erase(transaction, request, now)
    if (wish === 'objection') await object(transaction, request, now)
    await closeRequest(transaction, request, now)
    if (wish !== 'export' && email !== null)
      await outbox.queue(transaction, completionMail(email, { wish, reference }))
  })
}
