import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { withDatabase } from '../enquiries/stored-enquiries.ts'
import type { AnsweredForm } from './send-form.ts'

type Row = {
  readonly key: string
  readonly reference: string
  readonly files: number
  readonly complete: number
}

/** Returns the keys of forms whose enquiry is not stored under its reference with exactly one complete file. */
export async function lostForms(dataDir: string, answered: readonly AnsweredForm[]): Promise<string[]> {
  const { rows } = await withDatabase(dataDir, (client) =>
    client.query<Row>(`
      select e.form_key as key, e.reference, count(f.id)::int as files,
        count(f.id) filter (where f.bytes =
          (select sum(octet_length(data)) from enquiry_file_chunks where file_id = f.id))::int as complete
      from enquiries e left join enquiry_files f on f.enquiry_id = e.id
      group by e.id`),
  )
  const stored = new Map(rows.map((row) => [row.key, row]))
  return answered
    .filter(({ key, reference }) => {
      const row = stored.get(key)
      return row?.reference !== reference || row?.files !== 1 || row.complete !== 1
    })
    .map(({ key }) => key)
}

/** Counts all stored files, those that wait for their form included. */
export async function countFiles(dataDir: string): Promise<number> {
  const { rows } = await withDatabase(dataDir, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from enquiry_files'),
  )
  return rows[0]?.count ?? 0
}

/** What belongs to nothing. */
export type Orphans = {
  /** Files of no enquiry and no form that still waits. */
  readonly files: number
  /** Chunks without their file. */
  readonly chunks: number
  /** Files in the folder for uploads that are arriving. */
  readonly incoming: number
}

/** Lists the files on disk of requests, which end with their requests. */
export async function incomingFiles(dataDir: string): Promise<string[]> {
  return readdir(path.join(dataDir, 'incoming'), { recursive: true })
}

/** Counts what belongs to nothing, while no form is being sent. */
export async function countOrphans(dataDir: string): Promise<Orphans> {
  const { rows } = await withDatabase(dataDir, (client) =>
    client.query<Omit<Orphans, 'incoming'>>(`
      select
        (select count(*)::int from enquiry_files
          where enquiry_id is null and (expires_at is null or expires_at <= now())) as files,
        (select count(*)::int from enquiry_file_chunks c
          where not exists (select 1 from enquiry_files f where f.id = c.file_id)) as chunks`),
  )
  const [row] = rows
  if (!row) throw new Error('The database returned no counts.')
  return { ...row, incoming: (await incomingFiles(dataDir)).length }
}
