import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { Table } from './manifest.ts'

const schema = 'pgboss'

/** Tables of the job queue that hold work to be done; the others are its version, statistics and log. */
const carried = new Set(['queue', 'schedule', 'subscription', 'job', 'job_dependency'])

/** Whether a backup takes the table along. */
export function isCarried(table: Table): boolean {
  return table.schema !== schema || carried.has(table.name)
}

/**
 * Makes an empty job queue, as part of the open transaction, when the backup has one. The queue's own statements
 * come wrapped in a transaction with limits of its own, which are taken off.
 */
export async function makeJobQueue(client: Client, tables: readonly Table[]): Promise<void> {
  if (!tables.some((table) => table.schema === schema)) return
  const statements = getConstructionPlans(schema)
    .replace(/^\s*(BEGIN|COMMIT);\s*$/gim, '')
    .replace(/^\s*SET LOCAL .*;\s*$/gim, '')
  await client.query(statements)
}
