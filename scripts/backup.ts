import path from 'node:path'
import { config } from '#platform/process/config.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'

/** `npm run backup FILE`: writes everything that cannot be regenerated into one gzipped tar. The site may be running. */
export const task: Task = async (args, { calledFrom, signal }) => {
  const [file, ...others] = args
  if (!file || others.length > 0) throw new OperatorError('Usage: npm run backup FILE')
  const { databaseUrl = '', dataDir } = config()
  const target = path.resolve(calledFrom, file)
  const { tables, rows, mediaFiles } = await writeBackup({ databaseUrl, dataDir, target, signal })
  process.stdout.write(`Wrote ${target}: ${rows} rows of ${tables} tables, ${mediaFiles} media files.\n`)
  process.stdout.write('It holds personal data and secrets; keep it where only you can read it.\n')
}
