import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { readChunks } from './chunks.ts'

/**
 * Reads a stored file into memory, at most 5 MB.
 *
 * @throws Error when there is no such file or it is not complete, and what the database throws.
 */
export async function readFileContent(payload: Payload, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id, bytes::int as bytes from enquiry_files where key = ${key}`)
  const file = rows[0] as { id: number; bytes: number } | undefined
  if (!file) throw new Error('The file does not exist.')
  const content = new Uint8Array(file.bytes)
  let position = 0
  for await (const chunk of readChunks(payload, file)) {
    content.set(chunk, position)
    position += chunk.length
  }
  return content
}
