import pg from 'pg'
import { config } from '#platform/config.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import type { Task } from '#server/lifecycle/task.ts'
import { contentHash } from '#server/prepare/content-hash.ts'
import { rememberSeed } from '#server/prepare/seed-marker.ts'

/**
 * Fills a new data folder with a stored database in the shape it had, as an earlier version would have left it. It counts
 * as seeded, so that the next start only upgrades it.
 */
export const task: Task = async ([source = '']) => {
  const { databaseUrl = '', dataDir } = config()
  await restoreBackup({ databaseUrl, dataDir, source, replace: true, withSecrets: true, keepShape: true })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await rememberSeed(client, await contentHash())
  await client.end()
}
