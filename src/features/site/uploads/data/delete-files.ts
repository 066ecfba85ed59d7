import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'

/**
 * Deletes the files of enquiries in the transaction that erases them.
 *
 * @param which the ids of the enquiries, as a list or a subquery in brackets.
 */
export async function deleteFilesOf(
  { tx }: Pick<Transaction, 'tx'>,
  which: ReturnType<typeof sql>,
): Promise<void> {
  await tx.execute(sql`delete from enquiry_files where enquiry_id in ${which}`)
}

/**
 * Deletes the pending files of forms in the transaction that erases their drafts.
 *
 * @param formKeys as a list or a subquery in brackets.
 */
export async function deletePendingFilesOf(
  { tx }: Pick<Transaction, 'tx'>,
  formKeys: ReturnType<typeof sql>,
): Promise<void> {
  await tx.execute(sql`delete from enquiry_files where enquiry_id is null and form_key in ${formKeys}`)
}

/**
 * Deletes some pending files of one form.
 *
 * @throws what the database throws.
 */
export async function deletePendingFiles(
  payload: Payload,
  formKey: string,
  keys: readonly string[],
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from enquiry_files
    where form_key = ${formKey} and enquiry_id is null
      and key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`)
}

/** Files whose form was never completed, and files whose enquiry is gone. A condition in SQL. */
const isLeftOver = (now: Date) => sql`
  expires_at <= ${now.toISOString()}::timestamptz or (enquiry_id is null and expires_at is null)`

/** Deletes files that belong to no enquiry and no open form. @returns the number of deleted files. */
export async function deleteExpiredFiles(payload: Payload, now: Date): Promise<number> {
  const { rowCount } = await payload.db.drizzle.execute(
    sql`delete from enquiry_files where ${isLeftOver(now)}`,
  )
  return rowCount ?? 0
}
