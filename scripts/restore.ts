import { existsSync } from 'node:fs'
import path from 'node:path'
import { config } from '#platform/process/config.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { OperatorError } from '#server/lifecycle/operator-error.ts'
import type { Task } from '#server/lifecycle/task.ts'

const replaceFlag = '--replace'

/** `npm run restore FILE`: restores a backup into an empty database; `-- --replace` replaces existing data. */
export const task: Task = async (args, { calledFrom, siteIsRunning, ownDatabase, signal }) => {
  const files = args.filter((argument) => argument !== replaceFlag)
  const [file] = files
  if (!file || files.length > 1) throw new OperatorError('Usage: npm run restore FILE [-- --replace]')
  if (siteIsRunning) throw new OperatorError('The site is running on this data folder. Stop it first.')
  const source = path.resolve(calledFrom, file)
  if (!existsSync(source)) throw new OperatorError(`${source} does not exist.`)
  const { databaseUrl = '', dataDir } = config()
  const replace = args.includes(replaceFlag)
  const report = await restoreBackup({
    databaseUrl,
    dataDir,
    source,
    replace,
    withSecrets: ownDatabase,
    signal,
  })
  process.stdout.write(
    `Restored ${report.rows} rows and ${report.mediaFiles} media files of ${report.createdAt}.\n`,
  )
}
