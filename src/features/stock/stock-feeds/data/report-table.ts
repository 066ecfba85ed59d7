import { sql } from '@payloadcms/db-postgres'
import type { ImportReport } from '../import-report.ts'
import type { ImportSession, ImportTransaction } from './import-session.ts'

/** How long reports are stored, in days. */
const reportDays = 90

/**
 * Stores a report as a document of the collection `stockImports`, and deletes those of more than 90 days ago. Within the
 * transaction of the import there is a report if, and only if, the feed was applied.
 */
export async function storeReport(
  db: ImportSession | ImportTransaction,
  report: ImportReport,
): Promise<void> {
  const { source, status, startedAt, finishedAt, counts, message, refusals } = report
  await db.execute(sql`
    insert into stock_imports (
      source, status, started_at, finished_at, read, added, changed, unchanged, sold, refused, message, refusals,
      created_at, updated_at)
    values (
      ${source}, ${status}, ${startedAt}, ${finishedAt}, ${counts.read}, ${counts.added}, ${counts.changed},
      ${counts.unchanged}, ${counts.sold}, ${counts.refused}, ${message}, ${JSON.stringify(refusals)}::jsonb,
      ${finishedAt}, ${finishedAt})`)
  await db.execute(sql`
    delete from stock_imports
    where finished_at < ${finishedAt}::timestamptz - ${reportDays} * interval '1 day'`)
}
