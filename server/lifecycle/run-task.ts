import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { config } from '#platform/config.ts'
import type { ClusterPlace } from '../postgres/damage.ts'
import { busy, tryDataFolder } from './data-folder.ts'
import { onOwnDatabase, provideOwnDatabase, provideRunningDatabase } from './database.ts'
import { beginLife, type Life, Stopped } from './life.ts'
import { OperatorError } from './operator-error.ts'
import { reportAndEnd } from './report.ts'
import type { Task } from './task.ts'

const graceMs = 1_000

type Options = {
  readonly args: readonly string[]
  readonly calledFrom: string
  readonly watchParent: boolean
}

/**
 * Runs one task with the database it needs: the running site's when there is one, otherwise its own, which is
 * stopped afterwards. Ends the process with 0 or, when the task threw, 1.
 */
export async function runTask({ args, calledFrom, watchParent }: Options): Promise<void> {
  const [file, ...rest] = args
  if (!file) throw new OperatorError('--task needs the file of a task.')
  const life = beginLife({ watchParent })
  const ownDatabase = config().databaseUrl === undefined
  try {
    const { siteIsRunning, place } = await life.phase('database', () => openDatabase(life))
    const { task } = (await import(pathToFileURL(path.resolve(file)).href)) as { task?: Task }
    if (!task) throw new OperatorError(`${file} exports no task.`)
    const context = { calledFrom, siteIsRunning, ownDatabase, signal: life.signal }
    const work = () => Promise.race([task(rest, context), graceAfter(life.signal)])
    await life.phase('task', () => onOwnDatabase(place, work))
    await life.end('the task is done', 0)
  } catch (error) {
    if (error instanceof Stopped || life.signal.aborted) return
    await reportAndEnd(life, error)
  }
}

/** Time for a task that is to stop to clean up after itself; then it is stopped with the process. */
async function graceAfter(signal: AbortSignal): Promise<void> {
  await once(signal, 'abort')
  await sleep(graceMs)
}

type OpenedDatabase = { readonly siteIsRunning: boolean; readonly place: ClusterPlace | undefined }

/** Provides the database: that of a running site where there is one, which then looks after its files. */
async function openDatabase(life: Life): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir } = config()
  if (databaseUrl) return { siteIsRunning: false, place: undefined }
  const taken = await tryDataFolder(dataDir, 'task', life)
  if ('hold' in taken) {
    life.own({ name: 'data folder', stop: () => taken.hold.release() })
    return { siteIsRunning: false, place: await provideOwnDatabase(life) }
  }
  if (taken.holder.what !== 'site') throw new OperatorError(busy(dataDir, taken.holder))
  await provideRunningDatabase()
  return { siteIsRunning: true, place: undefined }
}
