import { sql } from '@payloadcms/db-postgres'
import { personOf } from '#features/consent/jobs.ts'
import { cms } from '#platform/cms.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { siteClock } from '#platform/site-clock.ts'

/** The data of one enquiry, for the person who sent it. */
export type HeldEnquiry = {
  readonly reference: string
  readonly kind: string
  readonly receivedAt: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly note: string | null
  readonly about: string | null
  readonly plan: string | null
  readonly dealerName: string | null
  readonly page: string | null
  readonly marketing: unknown
}

const hasEmail = (email: string) => sql`lower(email) = ${email.trim().toLowerCase()}`

/** Returns all enquiries with an e-mail address, oldest first. Source: POPIA, section 23. */
export async function exportEnquiriesOf(email: string): Promise<readonly HeldEnquiry[]> {
  const payload = await cms()
  const { rows } = await payload.db.drizzle.execute(sql`
    select reference, kind, received_at as "receivedAt", full_name as "fullName", email, phone, note, about,
      plan_in_words as "plan", dealer_name as "dealerName", page, marketing
    from enquiries where ${hasEmail(email)} order by received_at, id`)
  return rows as unknown as HeldEnquiry[]
}

/**
 * Deletes other data about enquiries in the transaction that erases them.
 *
 * @param which the ids of the enquiries, as a list or a subquery in brackets.
 */
export type EraseWith = (transaction: Transaction, which: ReturnType<typeof sql>) => Promise<void>

/**
 * Removes the personal data from all enquiries with an e-mail address and deletes the person's form drafts. Pending
 * deliveries are not sent; the kind, subject and dealer of each enquiry stay.
 *
 * @param eraseUnsent deletes the pending deliveries.
 * @returns the references of the erased enquiries.
 * Source: POPIA, section 24.
 */
export async function eraseEnquiriesOf(email: string, eraseUnsent: EraseWith): Promise<readonly string[]> {
  const payload = await cms()
  return withTransaction(payload, async (transaction) => {
    const { tx } = transaction
    await tx.execute(sql`delete from form_drafts where person = ${personOf(email)}`)
    const { rows } = await tx.execute(sql`select id from enquiries where ${hasEmail(email)} for update`)
    const ids = (rows as { id: number }[]).map(({ id }) => id)
    if (ids.length === 0) return []
    const among = sql`(${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`
    await eraseUnsent(transaction, among)
    await tx.execute(sql`delete from enquiries_notes where _parent_id in ${among}`)
    const erased = await tx.execute(sql`
      update enquiries set full_name = null, email = null, phone = null, preferred_contact = null, note = null,
        plan = null, plan_in_words = null, requested_plan = null, marketing = null, erased_at = ${siteClock().now().toISOString()}, updated_at = now()
      where id in ${among} returning reference`)
    return (erased.rows as { reference: string }[]).map(({ reference }) => reference)
  })
}

/**
 * Deletes enquiries that were received before a moment, with their deliveries.
 *
 * @param eraseDeliveries deletes all their deliveries.
 * @returns the number of deleted enquiries.
 */
export async function eraseEnquiriesBefore(moment: Date, eraseDeliveries: EraseWith): Promise<number> {
  const payload = await cms()
  return withTransaction(payload, async (transaction) => {
    const { tx } = transaction
    const old = sql`received_at < ${moment.toISOString()}`
    await eraseDeliveries(transaction, sql`(select id from enquiries where ${old})`)
    const { rowCount } = await tx.execute(sql`delete from enquiries where ${old}`)
    return rowCount ?? 0
  })
}
