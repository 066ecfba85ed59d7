import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'
import type { UploadedFile } from '../upload.ts'
import { fileColumns, filesIn } from './file-row.ts'

/**
 * Returns the files of a form that is not complete yet, in the order in which they were stored.
 *
 * @throws what the database throws.
 */
export async function findPendingFiles(
  payload: Payload,
  formKey: string,
  now: Date,
): Promise<readonly UploadedFile[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${fileColumns} from enquiry_files
    where form_key = ${formKey} and enquiry_id is null and expires_at > ${now.toISOString()}::timestamptz
    order by id`)
  return filesIn(rows)
}

/**
 * Keeps the pending files of a form at least until a moment. Expired files stay expired.
 *
 * @throws what the database throws.
 */
export async function extendPendingFiles(
  payload: Payload,
  formKey: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update enquiry_files
    set expires_at = greatest(expires_at, ${until.toISOString()}::timestamptz), updated_at = now()
    where form_key = ${formKey} and enquiry_id is null and expires_at > ${now.toISOString()}::timestamptz`)
}

/**
 * Gives the pending files of a form to its enquiry, in the transaction that stores the enquiry. They are kept as long as
 * the enquiry from then on.
 *
 * @param link `keys` restricts it to those files; the others expire.
 * @returns the files of the enquiry.
 */
export async function linkFiles(
  { tx }: Pick<Transaction, 'tx'>,
  link: { readonly formKey: string; readonly enquiryId: number; readonly keys?: readonly string[] },
): Promise<readonly UploadedFile[]> {
  const among = link.keys
    ? sql`and key in (select jsonb_array_elements_text(${JSON.stringify(link.keys)}::jsonb))`
    : sql``
  // A statement of its own, so that the next one sees what a concurrent upload of the form has committed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${link.formKey}, 0))`)
  const { rows } = await tx.execute(sql`
    with linked as (
      update enquiry_files set enquiry_id = ${link.enquiryId}, expires_at = null, updated_at = now()
      where form_key = ${link.formKey} and enquiry_id is null and expires_at is not null ${among} returning *)
    select ${fileColumns} from linked order by id`)
  return filesIn(rows)
}

/** Returns the files of an enquiry, in the order in which they were stored. The caller decides who may see them. */
export async function filesOfEnquiry(payload: Payload, enquiryId: number): Promise<readonly UploadedFile[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${fileColumns} from enquiry_files where enquiry_id = ${enquiryId} order by id`)
  return filesIn(rows)
}
