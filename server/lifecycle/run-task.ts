import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { config } from '#platform/process/config.ts'
import type { ClusterLocation } from '../postgres/damage.ts'
import { folderInUseMessage, tryLockDataFolder } from './data-folder.ts'
import { provideEmbeddedDatabase, provideRunningDatabase, runOnDatabase } from './database.ts'
import { type Lifecycle, Stopped, startLifecycle } from './life.ts'
import { OperatorError } from './operator-error.ts'
import { reportAndExit } from './report.ts'
import type { Task } from './task.ts'

const graceMs = 1_000

type Options = {
  readonly args: readonly string[]
  readonly calledFrom: string
  readonly watchParent: boolean
}

/**
 * Runs one task with a database: that of the running site if there is one, else the embedded one, which is stopped
 * afterwards. Ends the process with code 0, or 1 when the task throws.
 */
export async function runTask({ args, calledFrom, watchParent }: Options): Promise<void> {
  const [file, ...rest] = args
  if (!file) throw new OperatorError('--task needs the path of a task file.')
  const life = startLifecycle({ watchParent })
  const ownDatabase = config().databaseUrl === undefined
  try {
    const { siteIsRunning, location } = await life.runPhase('database', () => openDatabase(life))
    const { task } = (await import(pathToFileURL(path.resolve(file)).href)) as { task?: Task }
    if (!task) throw new OperatorError(`${file} does not export a task.`)
    const context = { calledFrom, siteIsRunning, ownDatabase, signal: life.signal }
    const work = () => Promise.race([task(rest, context), graceAfter(life.signal)])
    await life.runPhase('task', () => runOnDatabase(location, work))
    await life.shutDown('task finished', 0)
  } catch (error) {
    if (error instanceof Stopped || life.signal.aborted) return
    await reportAndExit(life, error)
  }
}

/** Resolves after the grace period in which an aborted task may clean up. */
async function graceAfter(signal: AbortSignal): Promise<void> {
  await once(signal, 'abort')
  await sleep(graceMs)
}

type OpenedDatabase = { readonly siteIsRunning: boolean; readonly location: ClusterLocation | undefined }

/** Provides the database of the running site, or starts the embedded one. */
async function openDatabase(life: Lifecycle): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config()
  if (databaseUrl) return { siteIsRunning: false, location: undefined }
  const result = await tryLockDataFolder(dataDir, 'task', life)
  if ('hold' in result) {
    life.addResources({ name: 'data folder', stop: () => result.hold.release() })
    return { siteIsRunning: false, location: await provideEmbeddedDatabase(life) }
  }
  if (result.holder.what !== 'site') throw new OperatorError(folderInUseMessage(dataDir, result.holder))
  await provideRunningDatabase()
  return { siteIsRunning: true, location: undefined }
}
