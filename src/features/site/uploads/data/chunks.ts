import { createReadStream } from 'node:fs'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Transaction } from '#platform/database/transaction.ts'

/** Bytes of a row of `enquiry_file_chunks`; the last one of a file has fewer. */
const chunkBytes = 262_144

/**
 * Stores the content of a file in the transaction, one chunk at a time.
 *
 * @throws Error when the file on disk has another size than stated.
 */
export async function storeChunks(
  { tx }: Transaction,
  fileId: number,
  file: { readonly path: string; readonly bytes: number },
): Promise<void> {
  let position = 0
  let stored = 0
  for await (const chunk of createReadStream(file.path, { highWaterMark: chunkBytes })) {
    const data = chunk as Buffer
    await tx.execute(sql`
      insert into enquiry_file_chunks (file_id, position, data) values (${fileId}, ${position}, ${data})`)
    position += 1
    stored += data.length
  }
  if (stored !== file.bytes) throw new Error(`The file has ${stored} instead of ${file.bytes} bytes.`)
}

/**
 * Reads the content of a stored file, one chunk at a time. Each has a statement of its own: a slow reader holds no
 * connection.
 *
 * @throws Error when the file is deleted meanwhile, and what the database throws.
 */
export async function* readChunks(
  payload: Payload,
  file: { readonly id: number; readonly bytes: number },
): AsyncGenerator<Uint8Array> {
  let sent = 0
  for (let position = 0; sent < file.bytes; position += 1) {
    const { rows } = await payload.db.drizzle.execute(sql`
      select data from enquiry_file_chunks where file_id = ${file.id} and position = ${position}`)
    const data = (rows[0] as { data: Buffer } | undefined)?.data
    if (!data || data.length === 0) throw new Error('The content of the file is not complete.')
    sent += data.length
    yield data
  }
}
