import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'

/** No request takes longer to arrive and to be stored. Milliseconds. */
const maxAgeMs = 60 * 60 * 1_000

const host = hostname().replace(/[^a-z0-9]/gi, '') || 'host'

/** When this process began: tells it from an earlier one with the same id, which containers reuse. */
const processStart = Math.round(performance.timeOrigin)

/** The folder for uploads that are arriving. It is not part of backups. */
const incomingFolder = () => path.join(config().dataDir, 'incoming')

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the process that made a folder has ended, as far as this machine can tell. */
function isAbandoned(name: string): boolean {
  const [owner, pid, start] = name.split('_')
  if (owner !== host) return false
  if (Number(pid) === process.pid) return Number(start) !== processStart
  return !isRunning(Number(pid))
}

/** Removes what killed processes left. Several processes and machines may share the folder. */
async function removeAbandoned(folder: string): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name)
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Date.now() }))
    if (!isAbandoned(name) && Date.now() - mtimeMs <= maxAgeMs) continue
    await rm(entry, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

/**
 * Removes the uploads of processes that were killed while they arrived.
 *
 * @returns the number of forms whose files were removed.
 * @throws the error of the disk.
 */
export async function removeAbandonedUploads(): Promise<number> {
  try {
    return await removeAbandoned(incomingFolder())
  } catch (error) {
    // Nothing was ever uploaded, or this worker has a data folder of its own.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** The folders this process has cleaned; tests use several. */
const cleaned = new Map<string, Promise<void>>()

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder).catch((error: unknown) =>
    log.warn({ reason: String(error) }, 'abandoned uploads not removed'),
  )
}

/**
 * Creates a folder for the files of one request, which nobody else can read. The first call of a process removes the
 * folders of processes that were killed.
 */
export async function createRequestFolder(): Promise<string> {
  const folder = incomingFolder()
  if (!cleaned.has(folder)) cleaned.set(folder, prepareFolder(folder))
  await cleaned.get(folder)?.catch((error: unknown) => {
    // The next request tries again.
    cleaned.delete(folder)
    throw error
  })
  const name = [host, process.pid, processStart, randomBytes(16).toString('base64url')].join('_')
  const created = path.join(folder, name)
  // The folder above may have been removed since.
  await mkdir(created, { recursive: true, mode: 0o700 })
  return created
}
