import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { Table } from './manifest.ts'

const schema = 'pgboss'

/** Tables of the job queue that hold pending work; the others hold its version, statistics and log. */
const backedUpTables = new Set(['queue', 'schedule', 'subscription', 'job', 'job_dependency'])

/** Tells whether a backup includes the table. */
export function isBackedUp(table: Table): boolean {
  return table.schema !== schema || backedUpTables.has(table.name)
}

/**
 * Creates an empty job queue within the open transaction when the backup has one. The transaction statements and
 * timeouts that pg-boss adds are removed.
 */
export async function createJobQueue(client: Client, tables: readonly Table[]): Promise<void> {
  if (!tables.some((table) => table.schema === schema)) return
  const statements = getConstructionPlans(schema)
    .replace(/^\s*(BEGIN|COMMIT);\s*$/gim, '')
    .replace(/^\s*SET LOCAL .*;\s*$/gim, '')
  await client.query(statements)
}
