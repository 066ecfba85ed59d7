import pg from 'pg'
import { config } from '#platform/process/config.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { contentHash } from '#server/prepare/content-hash.ts'
import { recordSeed } from '#server/prepare/seed-marker.ts'

/**
 * Restores a dump into a new data folder without later migrations, as an earlier version would have left it. The
 * database is marked as seeded, so that the next start only migrates it.
 */
export const task: Task = async ([source = '']) => {
  const { databaseUrl = '', dataDir } = config()
  await restoreBackup({ databaseUrl, dataDir, source, replace: true, withSecrets: true, keepSchema: true })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await recordSeed(client, await contentHash())
  await client.end()
}
