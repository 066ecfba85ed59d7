import { sql } from '@payloadcms/db-postgres'
import { cms } from '#platform/process/cms.ts'

/** Whether the CMS of this process can query the database. */
export async function databaseIsReachable(): Promise<boolean> {
  try {
    const { db } = await cms()
    await db.drizzle.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
