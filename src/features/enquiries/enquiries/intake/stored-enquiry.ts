import { sql } from '@payloadcms/db-postgres'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Enquiry } from '../enquiry.ts'

/** An enquiry read from the database. */
export type StoredEnquiry = {
  readonly enquiry: Enquiry
  /** Whether its details have to be looked up before it is delivered. */
  readonly isUnresolved: boolean
}

/** The columns of an enquiry that its deliveries need. */
export type EnquiryRow = {
  readonly id: number
  readonly reference: string
  readonly kind: Enquiry['kind']
  readonly received_at: string | Date
  readonly language: Enquiry['language']
  readonly full_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly preferred_contact: Enquiry['person']['preferredContact'] | null
  readonly note: string | null
  readonly details: Enquiry['details'] | null
  readonly subject: Enquiry['subject']
  readonly plan: Enquiry['plan']
  readonly dealer_details: Enquiry['dealer']
  readonly marketing: Enquiry['marketing']
  readonly page: string | null
  readonly unresolved: boolean | null
}

/** Converts a row to an enquiry. */
export function enquiryOf(row: EnquiryRow): StoredEnquiry {
  const enquiry: Enquiry = {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    receivedAt: new Date(row.received_at).toISOString(),
    language: row.language,
    person: {
      fullName: row.full_name ?? '',
      email: row.email ?? '',
      phone: row.phone ?? '',
      preferredContact: row.preferred_contact ?? 'email',
    },
    note: row.note ?? '',
    ...(row.details && { details: row.details }),
    subject: row.subject,
    plan: row.plan,
    dealer: row.dealer_details,
    marketing: row.marketing,
    page: row.page ?? '/',
  }
  return { enquiry, isUnresolved: row.unresolved === true }
}

/** Marks an enquiry whose details have to be looked up before it is delivered. */
export async function markUnresolved({ tx }: Pick<Transaction, 'tx'>, id: number): Promise<void> {
  await tx.execute(sql`update enquiries set unresolved = true where id = ${id}`)
}
