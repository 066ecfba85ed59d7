import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { personOf } from '#features/people/consent/jobs.ts'
import {
  deleteFilesOf,
  deletePendingFilesOf,
  filesOfEnquiry,
  readFileContent,
} from '#features/site/uploads/jobs.ts'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { cms } from '#platform/process/cms.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import type { EnquiryDetails } from '../enquiry.ts'
import { type EnquiryKind, enquiryKinds, formDefinition } from '../forms/definitions.ts'
import { detailText } from '../forms/detail-lines.ts'

/** A file that a person sent with an enquiry. */
export type HeldFile = {
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  /** Reads the content, as base64. @throws Error when the file was erased meanwhile. */
  readonly content: () => Promise<string>
}

/** The data of one enquiry, for the person who sent it. */
export type HeldEnquiry = {
  readonly reference: string
  readonly kind: string
  readonly receivedAt: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly note: string | null
  /** What the form asked besides, a line each. */
  readonly details: string | null
  readonly files: readonly HeldFile[]
  readonly about: string | null
  readonly plan: string | null
  readonly dealerName: string | null
  readonly page: string | null
  readonly marketing: unknown
}

const addressOf = (email: string) => email.trim().toLowerCase()

/** The kinds of enquiries that are about another person than the one who sends them. */
const otherPeople = enquiryKinds.flatMap((kind) => {
  const { otherPerson } = formDefinition(kind)
  return otherPerson ? [{ kind, ...otherPerson }] : []
})

/** Whether an enquiry holds data of a person: of the one who sent it, or of the other whom it is about. In SQL. */
function concerns(email: string) {
  const address = addressOf(email)
  const asOther = otherPeople.map(
    ({ kind, email: name }) => sql`or (kind = ${kind} and lower(details->>${name}::text) = ${address})`,
  )
  return sql`(lower(email) = ${address} ${sql.join(asOther, sql` `)})`
}

async function heldFiles(payload: Payload, enquiryId: number): Promise<readonly HeldFile[]> {
  const files = await filesOfEnquiry(payload, enquiryId)
  return files.map(({ key, name, mediaType, bytes }) => ({
    ...{ name, mediaType, bytes },
    content: async () => Buffer.from((await readFileContent(payload, key)).buffer).toString('base64'),
  }))
}

type HeldRow = Omit<HeldEnquiry, 'files' | 'kind'> & {
  readonly id: number
  readonly kind: EnquiryKind
  readonly entries: EnquiryDetails | null
}

/** The enquiry for the person with an address: one about whom another wrote receives no data of that other. */
function heldBy(email: string, { id: _, entries, ...enquiry }: HeldRow): Omit<HeldEnquiry, 'files'> {
  const { otherPerson } = formDefinition(enquiry.kind)
  if (!otherPerson || enquiry.email?.toLowerCase() === addressOf(email)) return enquiry
  const own = Object.entries(entries ?? {}).filter(([name]) => otherPerson.fields.includes(name))
  const details = detailText(enquiry.kind, Object.fromEntries(own))
  return { ...enquiry, details, fullName: null, email: null, phone: null, note: null, marketing: null }
}

/**
 * Returns all enquiries of or about the person with an e-mail address, oldest first. The content of their files is read when it is asked for:
 * together they may be larger than memory.
 *
 * Source: POPIA, section 23.
 */
export async function exportEnquiriesOf(email: string): Promise<readonly HeldEnquiry[]> {
  const payload = await cms()
  const { rows } = await payload.db.drizzle.execute(sql`
    select reference, kind, received_at as "receivedAt", full_name as "fullName", email, phone, note,
      details_in_words as details, details as entries, id, about,
      plan_in_words as "plan", dealer_name as "dealerName", page, marketing
    from enquiries where ${concerns(email)} order by received_at, id`)
  const held = rows as unknown as HeldRow[]
  return Promise.all(
    held.map(async (row) => ({ ...heldBy(email, row), files: await heldFiles(payload, row.id) })),
  )
}

/**
 * Deletes other data about enquiries in the transaction that erases them.
 *
 * @param which the ids of the enquiries, as a list or a subquery in brackets.
 */
export type EraseWith = (transaction: Transaction, which: ReturnType<typeof sql>) => Promise<void>

/**
 * Removes the personal data from all enquiries of or about the person with an e-mail address, and deletes the person's
 * form drafts with their files. Pending deliveries are not sent; the kind, subject and dealer of each enquiry stay.
 *
 * @param eraseUnsent deletes the pending deliveries.
 * @returns the references of the erased enquiries.
 * Source: POPIA, section 24.
 */
export async function eraseEnquiriesOf(email: string, eraseUnsent: EraseWith): Promise<readonly string[]> {
  const payload = await cms()
  return withTransaction(payload, async (transaction) => {
    const { tx } = transaction
    const drafts = sql`from form_drafts where person = ${personOf(email)}`
    await deletePendingFilesOf(transaction, sql`(select form_key ${drafts})`)
    await tx.execute(sql`delete ${drafts}`)
    const { rows } = await tx.execute(sql`select id from enquiries where ${concerns(email)} for update`)
    const ids = (rows as { id: number }[]).map(({ id }) => id)
    if (ids.length === 0) return []
    const among = sql`(${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`
    await eraseUnsent(transaction, among)
    await tx.execute(sql`delete from enquiries_notes where _parent_id in ${among}`)
    await deleteFilesOf(transaction, among)
    const erased = await tx.execute(sql`
      update enquiries set full_name = null, email = null, phone = null, preferred_contact = null, note = null,
        details = null, details_in_words = null,
        plan = null, plan_in_words = null, requested_plan = null, marketing = null, erased_at = ${siteClock().now().toISOString()}, updated_at = now()
      where id in ${among} returning reference`)
    return (erased.rows as { reference: string }[]).map(({ reference }) => reference)
  })
}

/** Which enquiries are deleted: those received before a moment, of one kind where it is named. */
export type OldEnquiries = { readonly before: Date; readonly kind?: EnquiryKind }

/**
 * Deletes old enquiries with their files and deliveries.
 *
 * @param eraseDeliveries deletes all their deliveries.
 * @returns the number of deleted enquiries.
 */
export async function eraseOldEnquiries(
  { before, kind }: OldEnquiries,
  eraseDeliveries: EraseWith,
): Promise<number> {
  const payload = await cms()
  return withTransaction(payload, async (transaction) => {
    const { tx } = transaction
    const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`
    const old = sql`received_at < ${before.toISOString()} ${ofKind}`
    const ids = sql`(select id from enquiries where ${old})`
    await eraseDeliveries(transaction, ids)
    await deleteFilesOf(transaction, ids)
    const { rowCount } = await tx.execute(sql`delete from enquiries where ${old}`)
    return rowCount ?? 0
  })
}
