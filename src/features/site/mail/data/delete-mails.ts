import { sql } from '@payloadcms/db-postgres'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { cms } from '#platform/process/cms.ts'

async function deleteWhere(where: ReturnType<typeof sql>): Promise<number> {
  const { drizzle } = postgresOf(await cms())
  const { rowCount } = await drizzle.execute(sql`delete from mails where ${where}`)
  return rowCount ?? 0
}

/**
 * Deletes the stored mails to a person, and those to others about their enquiries.
 *
 * @param references of the person's enquiries
 * @returns the number of deleted mails
 */
export async function deleteMails(address: string, references: readonly string[] = []): Promise<number> {
  const about = references.map((reference) => sql` or about = ${reference}`)
  return deleteWhere(sql`lower(recipients) = ${address.trim().toLowerCase()}${sql.join(about)}`)
}

/** Deletes the mails stored before a time. @returns the number of deleted mails */
export async function deleteMailsBefore(moment: Date): Promise<number> {
  return deleteWhere(sql`created_at < ${moment.toISOString()}::timestamptz`)
}
