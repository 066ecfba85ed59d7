import { sql } from '@payloadcms/db-postgres'
import { cms } from '#platform/cms.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'

async function forget(where: ReturnType<typeof sql>): Promise<number> {
  const { drizzle } = postgresOf(await cms())
  const { rowCount } = await drizzle.execute(sql`delete from mails where ${where}`)
  return rowCount ?? 0
}

/**
 * Deletes what is kept of mails to a person and about what they sent.
 *
 * @param references of their enquiries, which stand in mails to others too.
 * @returns how many were deleted.
 */
export async function forgetMails(address: string, references: readonly string[] = []): Promise<number> {
  const about = references.map((reference) => sql` or about = ${reference}`)
  return forget(sql`lower(recipients) = ${address.trim().toLowerCase()}${sql.join(about)}`)
}

/** Deletes kept mails of before a moment; how many there were. */
export async function forgetMailsBefore(moment: Date): Promise<number> {
  return forget(sql`created_at < ${moment.toISOString()}::timestamptz`)
}
