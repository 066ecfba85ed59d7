import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Transaction, withTransaction } from '#platform/database/transaction.ts'
import { programFilesPrefix } from '../rules/program-files-prefix.ts'
import type { UploadedFile } from '../upload.ts'
import type { CheckedFile } from './check-file.ts'
import { storeChunks } from './chunks.ts'

/** How long files wait for the rest of their form. Milliseconds. */
const pendingLifetimeMs = 60 * 60 * 1_000

/** All pending files of visitors together may have this many bytes. */
const maxPendingBytes = 2 * 1024 ** 3

/** Thrown when the pending files of visitors take up their space; a later attempt may succeed. */
export class TooManyPendingFiles extends Error {
  constructor() {
    super('The pending files take up their space.')
    this.name = 'TooManyPendingFiles'
  }
}

const iso = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Programs, which are known and limited by number of calls, have no part in the limit. */
async function refuseWhenFull({ tx }: Transaction, files: readonly CheckedFile[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select coalesce(sum(bytes), 0)::float8 as bytes from enquiry_files
    where enquiry_id is null and expires_at is not null and not starts_with(form_key, ${programFilesPrefix})`)
  const pending = (rows[0] as { bytes: number }).bytes
  if (files.reduce((sum, { bytes }) => sum + bytes, pending) > maxPendingBytes)
    throw new TooManyPendingFiles()
}

async function insertFile(
  transaction: Transaction,
  file: CheckedFile,
  { formKey, expiresAt }: { formKey: string; expiresAt: Date },
): Promise<UploadedFile> {
  const { path, ...stored } = file
  const { slot, name, mediaType, bytes, width, height, verdict } = stored
  const key = randomBytes(16).toString('base64url')
  const { rows } = await transaction.tx.execute(sql`
    insert into enquiry_files (key, form_key, slot, name, media_type, bytes, width, height, verdict, expires_at)
    values (${key}, ${formKey}, ${slot}, ${name}, ${mediaType}, ${bytes}, ${width}, ${height}, ${verdict},
      ${iso(expiresAt)})
    returning id`)
  await storeChunks(transaction, (rows[0] as { id: number }).id, { path, bytes })
  return { ...stored, key }
}

/**
 * Stores the files of a form that is not complete yet, in one transaction. They replace earlier ones of the same form
 * and field, and expire after an hour by default. Expired files of all forms are deleted.
 *
 * @param form the key of the form's token, and its checked files, whose content is on disk. `lifetimeMs` replaces the
 * hour, in milliseconds.
 * @throws TooManyPendingFiles, or what the database and the disk throw; nothing is stored then.
 */
export function storePendingFiles(
  payload: Payload,
  {
    formKey,
    files,
    lifetimeMs = pendingLifetimeMs,
  }: {
    readonly formKey: string
    readonly files: readonly CheckedFile[]
    readonly lifetimeMs?: number
  },
  now: Date,
): Promise<readonly UploadedFile[]> {
  return withTransaction(payload, async (transaction) => {
    const { tx } = transaction
    // A form that is sent twice at once would otherwise keep the files of both.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${formKey}, 0))`)
    await tx.execute(sql`delete from enquiry_files where expires_at <= ${iso(now)}`)
    for (const slot of new Set(files.map((file) => file.slot)))
      await tx.execute(sql`
        delete from enquiry_files where form_key = ${formKey} and slot = ${slot} and enquiry_id is null`)
    if (!formKey.startsWith(programFilesPrefix)) await refuseWhenFull(transaction, files)
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    const stored: UploadedFile[] = []
    for (const file of files) stored.push(await insertFile(transaction, file, { formKey, expiresAt }))
    return stored
  })
}
